import { expect, it } from 'vitest'
import { shownTeamsUrl, teamsCard, teamsUrl } from './teamsCard.ts'

const isTeams = (url: string) => new RegExp(`^${teamsUrl}$`).test(url)
const workflow =
  'https://default0f1e.2d.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/0f/triggers/manual/paths/invoke?api-version=1&sp=%2Ftriggers&sig=a-secret'

it('the address is that of a workflow, old or new, and of nobody else', () => {
  expect(isTeams(workflow)).toBe(true)
  expect(
    isTeams('https://prod-12.westeurope.logic.azure.com:443/workflows/0f/triggers/manual/paths/invoke?sig=x'),
  ).toBe(true)
  for (const url of [
    'http://prod-12.westeurope.logic.azure.com/workflows/0f',
    'https://prod-12.westeurope.logic.azure.com.evil.example/workflows/0f',
    'https://evil.example/?logic.azure.com/',
    'https://prod-12.logic.azure.com:8443/workflows',
    'https://user@prod-12.logic.azure.com/workflows',
    'https://logic.azure.com/workflows',
    'https://evil.example#.logic.azure.com/',
    'https://10.0.0.1/workflows',
  ])
    expect(isTeams(url), url).toBe(false)
  expect(shownTeamsUrl(workflow)).toBe('https://default0f1e.2d.environment.api.powerplatform.com/…')
})

it('a card says what happened, when and to which records, and leads to where one signs in', () => {
  const card = teamsCard({
    says: 'A quote is bound.',
    at: '2026-11-29T10:00:00.123Z',
    ids: { quoteId: 'qte_1', policyId: 'pol_1' },
    link: 'https://us.palisade.example/agency/quotes/qte_1',
    action: 'Open in Palisade',
  })
  expect(card).toMatchObject({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            { text: 'A quote is bound.' },
            { text: '{{DATE(2026-11-29T10:00:00Z,SHORT)}} {{TIME(2026-11-29T10:00:00Z)}}' },
            {
              facts: [
                { title: 'Quote', value: 'qte_1' },
                { title: 'Policy', value: 'pol_1' },
              ],
            },
          ],
          actions: [{ type: 'Action.OpenUrl', url: 'https://us.palisade.example/agency/quotes/qte_1' }],
        },
      },
    ],
  })
})
