import { expect, it } from 'vitest'
import { wordingFiles } from './wordingsArchive.ts'

const form = { name: 'Cyber policy', formNumber: 'PAL-CY-US-001', edition: '01 26', wording: '# 1 Cover\n\nWe pay.' }
const words = {
  numbered: ({ formNumber, edition }: { formNumber: string; edition: string }) => `${formNumber} · ${edition}`,
  separate: 'Attached separately',
  notes: () => ['A draft for counsel.'],
  title: 'Forms of policy PAL-US-1',
}

it('packs the words of each form under its number and edition, each once, with an index of all', async () => {
  const files = wordingFiles(
    [
      form,
      { ...form, name: 'Cyber policy of Oregon' },
      { ...form, formNumber: 'PAL-MS-1', name: 'Dry dock', wording: undefined },
    ],
    words,
  )
  expect(files.map(({ name }) => name)).toEqual([
    '0 Index.txt',
    'PAL-CY-US-001 01 26.txt',
    'PAL-CY-US-001 01 26 (2).txt',
  ])
  const index = await files[0]?.content.text()
  for (const said of [
    'Forms of policy PAL-US-1',
    'Cyber policy of Oregon\r\n  PAL-CY-US-001 · 01 26\r\n  PAL-CY-US-001 01 26 (2).txt',
    'Dry dock\r\n  PAL-MS-1 · 01 26\r\n  Attached separately',
  ])
    expect(index).toContain(said)
  const text = await files[1]?.content.text()
  expect(text).toContain('A draft for counsel.')
  expect(text).toContain('We pay.')
})
