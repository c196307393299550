import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { apiDocumentPath } from './path.ts'

const web = fileURLToPath(new URL('../../', import.meta.url))
const printer = resolve(web, '../cdk/openapi.ts')

/** The document as it is printed, without what only makes it wide; in a process of its own, since it loads every contract. */
const printed = (): string =>
  JSON.stringify(
    JSON.parse(execFileSync(process.execPath, ['--no-warnings', printer], { encoding: 'utf8', maxBuffer: 1 << 28 })),
  )

/** Builds and serves the API's document beside the app, for who downloads it and for the reference of developers. */
export const apiDocument = (): Plugin => ({
  name: 'palisade-api-document',
  configureServer: ({ middlewares }) => {
    middlewares.use(apiDocumentPath, (_request, response) => {
      response.setHeader('content-type', 'application/json').end(printed())
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: apiDocumentPath.replace('/', ''), source: printed() })
  },
})
