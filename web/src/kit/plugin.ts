import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const web = fileURLToPath(new URL('../../', import.meta.url))
const packer = resolve(web, '../cdk/kit/packKit.ts')

let packed: Readonly<Record<string, string>> | undefined

/** The files by their paths, packed once; in a process of its own, since it loads every contract. */
const files = (): readonly (readonly [string, Buffer])[] => {
  packed ??= JSON.parse(
    execFileSync(process.execPath, ['--no-warnings', packer], { encoding: 'utf8', maxBuffer: 1 << 28 }),
  ) as Record<string, string>
  return Object.entries(packed).map(([path, content]) => [path, Buffer.from(content, 'base64')])
}

/** Builds and serves the kits beside the app, so that who has nothing but the developers' page has them. */
export const kit = (): Plugin => ({
  name: 'palisade-kit',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const asked = request.url ?? ''
      const isOfKit = /^\/(?:palisade[-_]api[^/]*|kit\.json)$/.test(asked)
      const [, content] = (isOfKit ? files() : []).find(([path]) => path === asked) ?? []
      if (content === undefined) next()
      else response.end(content)
    })
  },
  generateBundle() {
    for (const [path, source] of files()) this.emitFile({ type: 'asset', fileName: path.replace('/', ''), source })
  },
})
