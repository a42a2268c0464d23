"""The page in the browser, as people who play need it.

SimCord's page shows what was published when somebody last pressed something in it. Here it follows
by itself, in every window; a press in a window that is a moment late is carried out where it still
means the same; what is new for the viewer alone comes into view; and a window can show a thread.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, ClassVar, cast

import simcord
from aiohttp import web
from simcord.preview._server import PreviewServer

from bot.playground.rooms import Rooms

STATIC = Path(__file__).with_name("static")
KINDS = {"/agora.js": "application/javascript", "/agora.css": "text/css"}
"""Our own files, with their types."""
ADDED = (
    ("<title>SimCord Preview</title>", "<title>Agora’s playground</title>"),
    ("</head>", '  <link rel="stylesheet" href="/agora.css">\n  </head>'),
    ("</body>", '  <script type="module" src="/agora.js"></script>\n  </body>'),
)
"""What becomes of SimCord's page."""
INTERVAL = 0.3
"""Seconds between two looks whether something new can be seen."""
KEPT = 50
"""Publications of a window of which is remembered when they were made."""
AIMED = ("click", "select")
"""Presses that mean a control of a message."""
ROOMS, ENTER = "rooms", "enter"
"""What our own script asks for: the channels that its window can show, and one of them."""

_log = logging.getLogger(__name__)


class Server(PreviewServer):
    """Serves SimCord's page with ours added to it."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_FILES,
        **{path: path.removeprefix("/") for path in KINDS},
    }

    async def _static(self, request: Any) -> Any:
        kind = KINDS.get(request.path)
        if kind is None:
            return await super()._static(request)
        if request.headers.get("Host", "") not in self._allowed_hosts():
            raise web.HTTPForbidden()
        text = (STATIC / self._STATIC_FILES[request.path]).read_text(encoding="utf-8")
        return web.Response(text=text, content_type=kind, headers=self._SECURITY_HEADERS)

    async def _index(self, request: Any) -> Any:
        answer = await super()._index(request)
        for old, new in ADDED:
            answer.text = answer.text.replace(old, new)
        return answer


class Pages:
    """Keeps the open pages of a preview up to date, from before it is entered."""

    def __init__(self, preview: simcord.Preview, port: int) -> None:
        # SimCord has no public way to stand between a page and its server.
        self._preview = cast(Any, preview)
        self._rooms = Rooms(preview, preview.channel)
        self._publish = self._preview._publish
        self._act = self._preview._action
        self._one = asyncio.Lock()
        self._seen: dict[str, Any] = {}
        self._newest: dict[tuple[str, int], int] = {}
        self._when: dict[str, OrderedDict[int, datetime]] = {}
        self._preview._publish = self.publish
        self._preview._action = self.act
        self._preview._server = Server(preview, port)

    async def follow(self) -> None:
        """Show what is new, until cancelled."""
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                self.look()
            except Exception:
                _log.exception("the page of the playground could not be brought up to date")

    def look(self) -> None:
        """Show what is new in every window but the one in which somebody waits for a press."""
        preview = self._preview
        for page in tuple(preview._pages.values()):
            if page is preview._python or page is preview._action_page:
                continue
            if self._seen.get(page.id) != self._visible(page):
                preview._publish(page, reason="refresh")

    def publish(self, page: Any, **how: Any) -> None:
        """Publish a page as SimCord does, with what is new for its viewer alone in view."""
        self._preview.capture_time = datetime.now(UTC)
        self._bring(page)
        self._seen[page.id] = self._visible(page)
        self._publish(page, **how)
        when = self._when.setdefault(page.id, OrderedDict())
        when[page.revision] = datetime.now(UTC)
        while len(when) > KEPT:
            when.popitem(last=False)

    async def act(self, context: str | None, body: Any) -> Any:
        """Carry out what a window asks for; presses in two windows one after the other."""
        if isinstance(body, Mapping) and body.get("kind") == ROOMS:
            return self._rooms_of(self._preview._get_page(context))
        async with self._one:
            page = self._preview._pages.get(context)
            if page is None or not isinstance(body, Mapping):
                return await self._act(context, body)
            if body.get("kind") == ENTER:
                if self._rooms.enter(page, str(body.get("room"))):
                    self._show_room(page)
                return self._rooms_of(page)
            then = self._when.get(page.id, {}).get(body.get("published_revision", 0))
            if then is not None and self._changed(page, body, then):
                self.publish(page, reason="refresh")
                facts = {"request_id": body.get("request_id"), "sequence": body.get("sequence")}
                return self._preview._reject(page, "stale-revision", **facts)
            if then is not None:
                body = {**body, "published_revision": page.revision}
            with self._rooms.acting(page):
                return await self._act(context, body)

    def _rooms_of(self, page: Any) -> dict[str, Any]:
        return {"rooms": self._rooms.listed(page)}

    def _show_room(self, page: Any) -> None:
        """Show the channel into which a window has just gone; nothing in it is new."""
        self._newest.pop((page.id, page.viewer.id), None)
        self._when.pop(page.id, None)  # what was shown before is of another channel
        self.publish(page, reason="navigation")

    def _changed(self, page: Any, body: Mapping[str, Any], then: datetime) -> bool:
        """Whether what was pressed is not any more what the window showed at that time."""
        if body.get("kind") not in AIMED:
            return False
        target = str(body.get("target_id"))
        message = next((m for m in self._messages(page) if str(m.id) == target), None)
        if message is None:
            return True
        return datetime.fromisoformat(message.edited_timestamp or message.timestamp) > then

    def _bring(self, page: Any) -> None:
        """Let the newest private message be the one in view, if the viewer has not seen it."""
        key = page.id, page.viewer.id
        private = [m.id for m in self._messages(page) if m.is_ephemeral]
        newest = max(private, default=0)
        if newest > self._newest.get(key, newest):
            page.target_id, page.window_end_id = newest, None
        self._newest[key] = newest

    def _visible(self, page: Any) -> Any:
        """A stamp of what the viewer of a page can see."""
        seen = tuple((m.id, m.edited_timestamp, m.flags) for m in self._messages(page))
        return page.viewer.id, page.channel_id, seen

    def _messages(self, page: Any) -> list[Any]:
        stored = self._preview.env.backend.messages.get(page.channel_id, {})
        return [m for m in stored.values() if m.visible_to(page.viewer.id)]
