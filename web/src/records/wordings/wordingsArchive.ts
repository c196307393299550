import type { Form } from '#shared/contracts/docs/forms.ts'
import { zipOf } from '../documents/zipOf.ts'
import { wordingFile } from './wordingFile.ts'

/** A form with what it says, where that is known. */
export type WordedForm = Pick<Form, 'edition' | 'formNumber' | 'name' | 'wording'>

interface Words {
  /** `PAL-CY-US-001 · Edition 01 26` */
  readonly numbered: (form: WordedForm) => string
  /** Stands in the index where the words are not in the book. */
  readonly separate: string
  /** What is said before each wording: that it is a draft. */
  readonly notes: (form: WordedForm) => readonly string[]
  /** The first line of the index: of which policy, or which selection. */
  readonly title: string
}

interface Content {
  readonly name: string
  readonly content: Blob
}

/** The names of files in an archive, each once: editions of one number for several states are counted. */
const named = (files: readonly Content[]): Content[] => {
  const seen = new Map<string, number>()
  return files.map(({ name, content }) => {
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return { name: times === 1 ? name : name.replace(/\.txt$/, ` (${times}).txt`), content }
  })
}

/** The files of an archive of wordings: an index of every form, and the words of each of which they are known. */
export const wordingFiles = (forms: readonly WordedForm[], { numbered, separate, notes, title }: Words): Content[] => {
  const files = named(
    forms.flatMap((form) => {
      const { wording } = form
      if (wording === undefined) return []
      const file = wordingFile({ ...form, wording }, { numbered: numbered(form), notes: notes(form) })
      return 'content' in file ? [{ name: file.fileName, content: file.content }] : []
    }),
  )
  const names = files.map(({ name }) => name)
  const lines = forms.map((form) => {
    const file = form.wording === undefined ? separate : names.shift()
    return `${form.name}\r\n  ${numbered(form)}\r\n  ${file}`
  })
  const index = new Blob([`\ufeff${[title, ...lines].join('\r\n\r\n')}\r\n`], { type: 'text/plain;charset=utf-8' })
  return [{ name: '0 Index.txt', content: index }, ...files]
}

/** Wordings as one archive, packed here. */
export const wordingsArchive = async (forms: readonly WordedForm[], words: Words, fileName: string) => {
  const files = wordingFiles(forms, words)
  const packed = await Promise.all(
    files.map(async ({ name, content }) => ({ name, bytes: new Uint8Array(await content.arrayBuffer()) })),
  )
  return { fileName, content: zipOf(packed) }
}
