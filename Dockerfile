# Two stages: the first builds the wheel and installs it with its libraries, each checked against the
# hashes in deploy/; the second holds the result. To pin the base image, too, name it with its digest:
#   docker build --build-arg BASE=python:3.11-slim@sha256:<digest> .
# (`docker buildx imagetools inspect python:3.11-slim` shows the digest of today; compose.yaml takes it
# from PYTHON_IMAGE in .env.)
ARG BASE=python:3.11-slim
FROM ${BASE} AS build
ARG COMMIT=
ENV AGORA_COMMIT=${COMMIT}
WORKDIR /src
COPY . .
RUN python -m venv /opt/build
RUN /opt/build/bin/python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes --requirement deploy/build.txt
RUN /opt/build/bin/python -m pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /opt/build/wheels .
RUN python -m venv --without-pip /opt/agora
RUN /opt/build/bin/python -m pip --python /opt/agora/bin/python install --no-cache-dir --require-hashes --requirement deploy/requirements.txt
RUN /opt/build/bin/python -m pip --python /opt/agora/bin/python install --no-index --no-deps --find-links /opt/build/wheels agora

FROM ${BASE}
COPY --from=build /opt/agora /opt/agora
RUN useradd --system --uid 10001 --home-dir /data agora
RUN mkdir -p /data
RUN chown agora /data
USER agora
WORKDIR /data
VOLUME /data
ENV AGORA_DATABASE=/data/agora.sqlite3 PATH=/opt/agora/bin:$PATH
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=60s --timeout=10s --start-period=180s CMD agora health --here || exit 1
CMD ["agora", "run"]
