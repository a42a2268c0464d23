# Two stages: the first installs the wheel with its pinned dependencies, the second holds the result.
FROM python:3.11-slim AS build
WORKDIR /src
COPY . .
RUN python -m venv /opt/agora
RUN /opt/agora/bin/python -m pip install --no-cache-dir --disable-pip-version-check --constraint constraints.txt .

FROM python:3.11-slim
COPY --from=build /opt/agora /opt/agora
RUN useradd --system --uid 10001 --home-dir /data agora
RUN mkdir -p /data
RUN chown agora /data
USER agora
WORKDIR /data
VOLUME /data
ENV AGORA_DATABASE=/data/agora.sqlite3 PATH=/opt/agora/bin:$PATH
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=60s --timeout=10s --start-period=30s CMD ["agora", "health"]
CMD ["agora", "run"]
