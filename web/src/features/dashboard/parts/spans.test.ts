import { beforeEach, expect, it, vi } from 'vitest'
import texts from '../../../../public/locales/en-US/dashboard.json' with { type: 'json' }
import { keepSpan, readSpan, spans } from './spans.ts'

const items = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
})
beforeEach(() => items.clear())

it('the span of the dashboard is one of nine, the last ninety days until another is chosen, and then that', () => {
  expect(spans.map((span) => texts.spans[span])).toEqual([
    '15 minutes',
    '60 minutes',
    '4 hours',
    'Today',
    '24 hours',
    '7 days',
    'Month to date',
    '30 days',
    '90 days',
  ])
  expect(readSpan()).toBe(8)
  keepSpan(5)
  expect(readSpan()).toBe(5)
  items.set('palisade.table.span', 'forever')
  expect(readSpan()).toBe(8)
})
