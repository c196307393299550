import { expect, it } from 'vitest'
import { compareWordings } from '#shared/domain/policy/wording/compareWordings.ts'
import type { Download } from '#web/ui/FileDownloadButton.tsx'
import { comparisonFile, wordingFile } from './wordingFile.ts'

const form = {
  name: 'Cyber policy form',
  formNumber: 'PAL-CY/US',
  edition: '01 26',
  wording:
    '# 1 What we insure\n\n## 1.1 Extortion\n\nWe pay:\n(a) the ransom;\n(b) the negotiator.\n\n# 2 Exclusions\n\nWar.',
}
const read = async (file: Download) => ({
  fileName: file.fileName,
  text: 'content' in file ? (await file.content.text()).replaceAll('\r\n', '\n') : '',
})

it('a wording is a text under its name, number and edition, with what is to be known of it before its first word', async () => {
  const { fileName, text } = await read(
    wordingFile(form, { numbered: 'PAL-CY/US · Edition 01 26', notes: ['A draft for counsel.'] }),
  )
  expect(fileName).toBe('PAL-CY US 01 26.txt')
  expect(text.replace('\ufeff', '')).toBe(
    'Cyber policy form\nPAL-CY/US · Edition 01 26\n\nA draft for counsel.\n\n1  WHAT WE INSURE\n\n1.1  Extortion\nWe pay:\n  (a) the ransom;\n  (b) the negotiator.\n\n2  EXCLUSIONS\n\nWar.\n',
  )
})

it('two editions are one text with what was taken out and put in', async () => {
  const lines = compareWordings({ before: '# 2 Exclusions\nWar.', after: '# 2 Exclusions\nWar and terrorism.' })
  const { fileName, text } = await read(comparisonFile(form, { before: '01 25', changed: '2 lines.', lines }))
  expect(fileName).toBe('PAL-CY US 01 25 to 01 26.txt')
  expect(text).toContain('  2 Exclusions\n- War.\n+ War and terrorism.\n')
})
