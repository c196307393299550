import { startS3 } from '#cdk/local/emulators/s3.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { keepFile } from '#functions/_platform/files/files.ts'
import { nothingWritten, partOf, type Written } from '#functions/platform/exports/fileParts.ts'
import { partKey, putTogether } from '#functions/platform/exports/putTogether.ts'

/** Rows of a page, as lists give them to a file. */
const pageRows = 500

const rowOf = (number: number) => [
  `quo_01M8${String(number).padStart(22, '0')}`,
  `Q-US-${1_000_000 + number}`,
  `Company ${number} of the Long Street Inc.`,
  'READY',
  '2026-11-29T09:30:00.000Z',
  1_234_500 + number,
  'Marcus Reed',
  'Harbor & Pine Insurance',
]

const held = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

/** A list of so many rows as a workbook, page by page and piece by piece: seconds, and the most megabytes beyond the beginning. */
export const listExport = async (rows: number) => {
  const credentials = { accessKeyId: 'bench', secretAccessKey: 'bench' }
  const s3 = await startS3({ directory: scratchFolder(), buckets: ['files'], credentials })
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_S3: s3.url,
    FILES_BUCKET: 'files',
  })
  const id = 'lex_bench'
  const began = performance.now()
  globalThis.gc?.()
  const before = held()
  let most = 0
  const look = () => {
    most = Math.max(most, held() - before)
  }
  let written: Written = nothingWritten
  let bytes = 0
  const parts = Math.ceil(rows / pageRows)
  for (let part = 0; part < parts; part += 1) {
    const page = Array.from({ length: pageRows }, (_, index) => rowOf(part * pageRows + index))
    const heads =
      part === 0 ? ['ID', 'Number', 'Company', 'Status', 'Created', 'Premium', 'Agent', 'Agency'] : undefined
    const made = partOf('XLSX', { heads, rows: page }, written)
    await keepFile({ key: partKey(id, part), body: made.bytes, contentType: 'application/octet-stream' })
    written = { crc: made.crc, size: made.size }
    bytes += made.bytes.length
    look()
  }
  let pieces: Parameters<typeof putTogether>[1]
  for (;;) {
    const made = await putTogether({ id, format: 'XLSX', parts, bytes, ...written }, pieces)
    look()
    if ('file' in made) {
      await s3.stop()
      return { seconds: (performance.now() - began) / 1000, megabytes: most, size: made.file.size }
    }
    pieces = made.next
  }
}
