import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const worthwhile = 1024

/** Puts a `.br` and a `.gz` beside every text file of a folder that is worth it. */
export async function compressFolder(folder: string): Promise<void> {
  const paths = globSync('**/*.{css,html,js,json,svg}', { cwd: folder })
  await Promise.all(
    paths.map(async (path) => {
      const file = join(folder, path)
      const body = readFileSync(file)
      if (body.length < worthwhile) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
      writeFileSync(`${file}.br`, await brotli(body, { params }))
      writeFileSync(`${file}.gz`, await zip(body, { level: 9 }))
    }),
  )
}
