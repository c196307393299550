import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { breaking } from './breaking.ts'
import { apiDocument } from './document.ts'
import { releasedFile } from './releasedFile.ts'

/**
 * `npm run openapi:release` makes today's document the one that others build on. It refuses one that breaks them: what is to
 * go stays beside its successor until nobody calls it, and is taken out of the released document by hand.
 */
const document = await apiDocument()
const broken = existsSync(releasedFile)
  ? breaking(JSON.parse(brotliDecompressSync(readFileSync(releasedFile)).toString()), document)
  : []
for (const each of broken) process.stderr.write(`${each}\n`)
if (broken.length > 0) process.exitCode = 1
else writeFileSync(releasedFile, brotliCompressSync(JSON.stringify(document)))
