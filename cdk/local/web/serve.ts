import { existsSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { WebSurroundings } from '../../webHeaders.ts'
import { staticFiles } from '../gateway/staticFiles.ts'

export type WebMode = 'built' | 'dev' | 'none'

export interface WebServer {
  readonly serve: (request: IncomingMessage, response: ServerResponse) => void
  /** The name of the web app's version. */
  readonly version: string
  stop(): unknown
}

/** The web app under the gateway, in the way asked for. */
export async function serveWeb(
  mode: WebMode,
  root: string,
  server: Server,
  surroundings: Omit<WebSurroundings, 'tls'>,
): Promise<WebServer> {
  if (mode === 'none' || !existsSync(join(root, 'web/index.html')))
    return { serve: (_request, response) => response.writeHead(404).end(), version: 'development', stop: () => {} }
  if (mode === 'dev') {
    const { devWeb } = await import('./dev.ts')
    return { ...(await devWeb(root, server)), version: 'development' }
  }
  const { buildWeb } = await import('./build.ts')
  const { directory, version } = await buildWeb(root)
  return { serve: staticFiles(directory, surroundings), version, stop: () => {} }
}
