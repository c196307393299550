import { expect, it } from 'vitest'
import { docTypeLabel } from './document.ts'

it('a kind of document is called what it is called in the region', () => {
  expect(docTypeLabel('LossRun', 'us')).toBe('Loss run')
  expect(docTypeLabel('LossRun', 'uk')).toBe('Confirmed claims experience')
  expect(docTypeLabel('LossRun', 'au')).toBe('Claims history')
  expect(docTypeLabel('Certificate', 'uk')).toBe('Evidence of insurance')
  expect(docTypeLabel('Certificate', 'au')).toBe('Certificate of currency')
  expect(docTypeLabel('Binder', 'au')).toBe('Binder')
  expect(docTypeLabel('Unheard', 'uk')).toBe('Unheard')
})
