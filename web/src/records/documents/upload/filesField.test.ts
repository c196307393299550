import { expect, it } from 'vitest'
import { withMore } from './FilesField.tsx'
import { filesSchema } from './filesSchema.ts'

it('files that are chosen later come to those before, and none comes twice', () => {
  const [invoice, notice] = [new File(['a'], 'Invoice.pdf', { lastModified: 1 }), new File(['b'], 'Notice.pdf')]
  const again = new File(['a'], 'Invoice.pdf', { lastModified: 1 })
  expect(withMore({ before: [invoice], taken: [notice, again] }).map(({ name }) => name)).toEqual([
    'Invoice.pdf',
    'Notice.pdf',
  ])
  expect(withMore({ before: [invoice], taken: [new File(['c'], 'Invoice.pdf', { lastModified: 2 })] })).toHaveLength(2)
})

it('a file that is empty or too large is named among those that were chosen', () => {
  const said = (key: string, words: object = {}) => `${key} ${Object.values(words).join('')}`.trim()
  const schema = filesSchema(said as never, { least: 1, most: 2 })
  const sized = (name: string, size: number) => Object.defineProperty(new File([], name), 'size', { value: size })
  const told = (files: readonly File[]) =>
    schema.safeParse(files).error?.issues.map(({ path, message }) => [path.join('.'), message])
  const limit = 100 * 1024 * 1024
  expect(told([sized('Notice.pdf', 1), sized('Server.zip', limit)])).toBeUndefined()
  expect(told([sized('Notice.pdf', 1), sized('Empty.txt', 0)])).toEqual([['', 'files.size Empty.txt']])
  expect(told([sized('Server.zip', limit + 1)])).toEqual([['', 'files.size Server.zip']])
  expect(told([])).toEqual([['', 'files.none']])
})
