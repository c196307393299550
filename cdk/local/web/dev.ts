import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { localServerAt, toldAt } from '../../openapi/servers.ts'

/** Has what tells of the API name the address that it is asked at, as the built app's files do; undefined for anything else. */
const toldHere = (url = '', host = ''): ((file: string) => string) | undefined => {
  const tell = toldAt[url.split('?')[0] ?? '']
  const server = localServerAt(host)
  return tell && server && ((file) => tell(file, server))
}

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
    serve: (request: IncomingMessage, response: ServerResponse): void => {
      const tell = toldHere(request.url, request.headers.host)
      if (tell !== undefined) {
        const end = response.end.bind(response)
        response.end = ((file: string) => end(tell(file))) as typeof response.end
      }
      vite.middlewares(request, response)
    },
    stop: () => vite.close(),
  }
}
