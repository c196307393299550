"""Python does not know that names below localhost are this machine (RFC 6761, 6.3)."""

import socket

resolve = socket.getaddrinfo


def getaddrinfo(host, *rest, **options):
    own = isinstance(host, str) and host.endswith(".localhost")
    return resolve("127.0.0.1" if own else host, *rest, **options)


socket.getaddrinfo = getaddrinfo
