import { expect, it } from 'vitest'
import { shownSlackUrl, slackMessage, slackUrl } from './slackMessage.ts'

const isSlack = (url: string) => new RegExp(`^${slackUrl}$`).test(url)

it('the address is one of Slack’s, and of nobody else', () => {
  const url = 'https://hooks.slack.com/services/T0/B0/the-secret'
  expect(isSlack(url)).toBe(true)
  for (const other of [
    'http://hooks.slack.com/services/T0',
    'https://hooks.slack.com.evil.example/services/T0',
    'https://user@hooks.slack.com/services/T0',
    'https://hooks.slack.com:8443/services/T0',
    'https://evil.example/hooks.slack.com/',
  ])
    expect(isSlack(other), other).toBe(false)
  expect(shownSlackUrl(url)).toBe('https://hooks.slack.com/…')
})

it('a message says what happened, when and to which records, and leads to where one signs in', () => {
  const message = slackMessage({
    says: 'A quote is bound.',
    at: '2026-11-29T10:00:00.123Z',
    ids: { quoteId: 'quo_1', policyId: 'pol_1' },
    link: 'https://us.palisade.example/agency/quotes/quo_1',
    action: 'Open in Palisade',
  })
  const [section, context] = message.blocks
  expect(message).toMatchObject({ text: 'A quote is bound.', unfurl_links: false, unfurl_media: false })
  expect(section?.text?.text).toBe(
    '*A quote is bound.*\n<https://us.palisade.example/agency/quotes/quo_1|Open in Palisade>',
  )
  expect(context?.elements?.[0]?.text).toBe(
    '<!date^1795946400^{date_short_pretty} {time}|2026-11-29 10:00 UTC> · Quote `quo_1` · Policy `pol_1`',
  )
})

it('no word of it calls a channel or leads elsewhere', () => {
  const note = { at: '2026-11-29T10:00:00.000Z', link: 'https://us.palisade.example/', action: 'Open' } as const
  const said = JSON.stringify(slackMessage({ ...note, says: '<!channel> & <https://evil.example|here>', ids: {} }))
  expect(said).not.toMatch(/<!channel>|<https:\/\/evil/)
})
