import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { listWebhookDeliveries } from '#shared/contracts/webhook/deliveries.ts'
import { WebhookId } from '#shared/domain/ids/ids.ts'
import { openBrowser } from '#tests/support/screen.ts'
import texts from '../../../../public/locales/en-US/webhooks.json' with { type: 'json' }

const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Agency Admin' } })
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle('en-US', 'webhooks', texts)
const { DeliveriesTable } = await import('./DeliveriesTable.tsx')

const webhookId = WebhookId.parse('whk_01JD7Q4Z8M3T5V9W2X6Y0ABCDE')
const waiting = {
  id: 'whd_01JD7Q4Z8M3T5V9W2X6Y0ABCDE',
  type: 'account.changed',
  status: 'WAITING',
  created: '2026-11-25T10:00:00.000Z',
  body: '{}',
  tries: [{ at: '2026-11-25T10:00:01.000Z', status: 503, answer: 'Down until noon', milliseconds: 12 }],
  triesMade: 1,
}
const drawn = (more: object = {}) => {
  const input = { params: { webhookId }, query: { page: 0, size: 25 } }
  const page = { content: [{ ...waiting, ...more }], totalElements: 1, totalPages: 1, size: 25, number: 0 }
  return draw(h(DeliveriesTable, { webhookId }), { answers: [[listWebhookDeliveries, input, page]] })
}

it('the log tells how the last try was answered, in status and words, and when the next one is', async () => {
  const { text } = await drawn({ nextTry: '2099-11-25T10:00:00.000Z' })
  expect(text).toContain('503 Down until noon')
  expect(text).toMatch(/Tried next at .*2099/)
})

it('a next try whose time has come is one of a moment, and none is told of what does not wait', async () => {
  expect((await drawn({ nextTry: '2026-11-25T10:00:06.000Z' })).text).toContain('Tried next in a moment')
  expect((await drawn({ status: 'DELIVERED' })).text).not.toContain('Tried next')
})
