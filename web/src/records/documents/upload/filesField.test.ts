import { expect, it } from 'vitest'
import { withMore } from './FilesField.tsx'

it('files that are chosen later come to those before, and none comes twice', () => {
  const [invoice, notice] = [new File(['a'], 'Invoice.pdf', { lastModified: 1 }), new File(['b'], 'Notice.pdf')]
  const again = new File(['a'], 'Invoice.pdf', { lastModified: 1 })
  expect(withMore({ before: [invoice], taken: [notice, again] }).map(({ name }) => name)).toEqual([
    'Invoice.pdf',
    'Notice.pdf',
  ])
  expect(withMore({ before: [invoice], taken: [new File(['c'], 'Invoice.pdf', { lastModified: 2 })] })).toHaveLength(2)
})
