import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { breaking } from './breaking.ts'
import { apiDocument } from './document.ts'
import { releasedFile } from './releasedFile.ts'

it('the API breaks nobody who built on the document that was released last', async () => {
  const released = JSON.parse(brotliDecompressSync(readFileSync(releasedFile)).toString())
  expect(breaking(released, await apiDocument())).toEqual([])
})
