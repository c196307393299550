import type { ErrorEvent } from '@sentry/browser'
import { expect, it } from 'vitest'
import { Problem } from '../api/problem.ts'
import { settingsOf } from './settings.ts'

const settings = settingsOf({ dsn: 'https://key@errors.us.palisade.example/1', environment: 'production' }, 'build-7')
const names = settings.integrations.map(({ name }) => name)

it('one visit in ten is traced', () => {
  expect(settings.tracesSampleRate).toBe(0.1)
  expect(names).toContain('BrowserTracing')
})

it('visits are recorded when an error occurs, all of those and no others', () => {
  expect(settings).toMatchObject({ replaysSessionSampleRate: 0, replaysOnErrorSampleRate: 1 })
  // The recorder is added by whoever knows what was agreed to.
  expect(names).not.toContain('Replay')
})

it('a report names the build and the environment, and collects nothing that was sent or received', () => {
  expect(settings).toMatchObject({ release: 'build-7', environment: 'production', defaultIntegrations: false })
  expect(Object.values(settings.dataCollection).flat().filter(Boolean)).toEqual([])
  expect(names).not.toContain('Console')
  expect(settings.tracePropagationTargets).toEqual([])
})

it('a refused call is told by its operation and request, and nothing by what it was thrown with', () => {
  const event: ErrorEvent = { type: undefined, extra: { password: 'correct horse' }, tags: { region: 'us' } }
  const refused = new Problem({ status: 500, operation: 'getQuote', requestId: 'req-1', body: { name: 'Ada' } })
  expect(settings.beforeSend(event, { originalException: refused })).toEqual({
    type: undefined,
    tags: { region: 'us', operation: 'getQuote', requestId: 'req-1' },
  })
  expect(settings.beforeSend(event, { originalException: 'lost' })).toEqual({ type: undefined, tags: { region: 'us' } })
})
