import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { localServerAt, toldAt } from '../../openapi/servers.ts'
import { webFile } from '../../webFiles.ts'
import { cacheControlOf, type WebSurroundings, webHeaders } from '../../webHeaders.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const etagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

interface File {
  readonly body: Buffer
  readonly etag: string
  readonly encoding: string | undefined
}

/**
 * Serves the built web app as CloudFront does: its security headers and cache rules, compressed files, and index.html for
 * every address that is not a file's.
 */
export function staticFiles(directory: string, surroundings: Omit<WebSurroundings, 'tls'>) {
  const files = new Map<string, { readonly changedAt: number; readonly file: File }>()
  const headers = webHeaders({ ...surroundings, tls: false })

  const load = (path: string, encoding: string | undefined): File => {
    const changedAt = statSync(path).mtimeMs
    const known = files.get(path)
    if (known?.changedAt === changedAt) return known.file
    const body = readFileSync(path)
    const file = { body, etag: etagOf(body), encoding }
    files.set(path, { changedAt, file })
    return file
  }

  const told = new Map<string, { readonly of: string; readonly file: File }>()

  /** What tells of the API names the address that it is asked at; undefined for other files, and for hosts that are no region's. */
  const asToldAt = (path: string, host = ''): File | undefined => {
    const server = localServerAt(host)
    const tell = toldAt[path]
    if (tell === undefined || server === undefined) return undefined
    const { body, etag } = load(join(directory, path), undefined)
    const known = told.get(`${host}${path}`)
    if (known?.of === etag) return known.file
    const text = Buffer.from(tell(body.toString(), server))
    const file = { body: text, etag: etagOf(text), encoding: undefined }
    told.set(`${host}${path}`, { of: etag, file })
    return file
  }

  const choose = (path: string, accepts: string): File => {
    const packed = encodings.find(([encoding, suffix]) => accepts.includes(encoding) && existsSync(path + suffix))
    return packed === undefined ? load(path, undefined) : load(path + packed[1], packed[0])
  }

  /** The first address of most people has a page of its own, with the login of the host's region drawn already. */
  const loginPageOf = (asked: string, host = ''): string | undefined => {
    const page = `/login.${host.split('.')[0]}.html`
    return (asked === '/' || asked === '/login') && existsSync(join(directory, page)) ? page : undefined
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const asked = decodedPath(request.url ?? '/')
    const direct = asked === undefined ? undefined : join(directory, asked)
    const isFile = asked !== undefined && webFile.test(asked)
    const isThere = direct !== undefined && existsSync(direct) && statSync(direct).isFile()
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end()
      return
    }
    if (asked === undefined || (isFile && !isThere) || !existsSync(join(directory, 'index.html'))) {
      response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Not found')
      return
    }
    const path = isFile ? asked : (loginPageOf(asked, request.headers.host) ?? '/index.html')
    const { body, etag, encoding } =
      asToldAt(path, request.headers.host) ??
      choose(join(directory, path), String(request.headers['accept-encoding'] ?? ''))
    const shared = { ...headers, 'cache-control': cacheControlOf(path), etag, vary: 'accept-encoding' }
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, shared).end()
      return
    }
    response
      .writeHead(200, {
        ...shared,
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-length': body.length,
        ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      })
      .end(request.method === 'HEAD' ? undefined : body)
  }
}

/** The path without query, decoded, with no way out of the directory; undefined when it is malformed. */
const decodedPath = (url: string): string | undefined => {
  try {
    const path = normalize(decodeURIComponent(url.split('?')[0] ?? '/'))
    return path.includes('\0') || path.split('/').includes('..') ? undefined : path
  } catch {
    return undefined
  }
}
