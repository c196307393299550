import type { UploadedFile } from '#shared/contract/files.ts'
import { mostUploadBytes, uploadTypeOf } from '#shared/domain/account/uploadWords.ts'
import { readCsv } from './readCsv.ts'
import type { Reading } from './reading.ts'
import { readXls, readXlsx } from './readWorkbook.ts'

/** What a file's first bytes say it is; text says nothing. */
const kinds = [
  { type: 'xlsx', sign: [0x50, 0x4b, 3, 4] },
  { type: 'xls', sign: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
] as const

const readers = { csv: readCsv, xls: readXls, xlsx: readXlsx }

/** Reads an uploaded file of a type that it is, or says why not; nothing is parsed before size and type are right. */
export const readUpload = async ({ fileName, bytes }: UploadedFile): Promise<Reading> => {
  if (bytes.length === 0) return { refused: 'No file selected for upload.' }
  if (bytes.length > mostUploadBytes) return { refused: 'The file size is too big, 5MB max.' }
  const named = uploadTypeOf(fileName)
  if (named === undefined) return { refused: 'The file is of no type that is read. Choose an xls, csv or xlsx file.' }
  const type = kinds.find(({ sign }) => sign.every((byte, index) => bytes[index] === byte))?.type ?? 'csv'
  if (type !== named)
    return {
      refused: `The file is called .${named} and is none. Save it again as ${named.toUpperCase()}, and upload that.`,
    }
  return readers[type](bytes)
}
