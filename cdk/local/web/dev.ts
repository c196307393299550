import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'

/** The web app straight from its sources, with hot replacement: `npm start -- --dev`. */
export async function devWeb(root: string, server: Server) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    appType: 'spa',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    serve: (request: IncomingMessage, response: ServerResponse): void => vite.middlewares(request, response),
    stop: () => vite.close(),
  }
}
