import { describe, expect } from 'vitest'
import { http, regionClient } from '#cdk/local/journey/client.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { createApiKey, exchangeApiKey, removeApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { callAssistantTools } from '#shared/contracts/webhook/assistants.ts'
import { listWebhooks, removeWebhook } from '#shared/contracts/webhook/webhooks.ts'
import { AgencyId, type ApiKeyId } from '#shared/domain/ids/ids.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { once } from './everywhere.ts'
import { platform } from './platform.ts'
import { reads, sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

interface Received {
  readonly path: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const region = once ?? 'us'
const { chapter, meet } = story('channels', region)
const { agencyAdmin } = people(region)
const description = 'We look after harbours and what floats in them.'
let admin: Visitor
let agencyId: AgencyId
let keyId: ApiKeyId
let token = ''

/** What came to the sandbox's receivers at such a path, the newest first. */
const receivedAt = async (path: string): Promise<readonly Received[]> => {
  const { port } = platform()
  const { body } = await http({ port, host: 'hooks.localhost', method: 'GET', path: '/received.json' })
  return (JSON.parse(body) as readonly Received[]).filter((each) => each.path.startsWith(path))
}

/** The first that came there and holds such a text. */
const told = async (path: string, text: string): Promise<Received> => {
  const find = async () => (await receivedAt(path)).find(({ body }) => body.includes(text))
  const found = await reads(find, (each) => each !== undefined, `${text} at ${path}`)
  if (found === undefined) throw new Error(`Nothing came to ${path}.`)
  return found
}

/** Chooses events in the dialog that is open. */
const choose = async (...events: readonly string[]): Promise<void> => {
  const { page } = admin
  await page.getByRole('combobox', { name: 'Tell of' }).click()
  for (const event of events) await page.getByRole('option', { name: event }).first().click()
  await page.keyboard.press('Escape')
}

const asksToDescribe = async (): Promise<void> => {
  const params = { name: 'updateAgency', arguments: { params: { agencyId }, body: { description } } }
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params } as const
  const client = regionClient(region, platform().port).withToken(token)
  await client.call(callAssistantTools, { query: {}, body })
}

describe(region, () => {
  chapter('an administrator makes a webhook, says where it leads, and sees that a test arrives signed', async () => {
    admin = meet(await visit(region))
    const client = await clientOf(agencyAdmin)
    agencyId = AgencyId.parse((await client.call(getCurrentUser, {})).account.id)
    await arrive(admin, agencyAdmin, '/agency/webhooks')
    const { page } = admin
    await admin.shot('channels-list')
    await page.getByRole('button', { name: 'Create webhook' }).first().click()
    await page.getByRole('dialog').getByLabel('Company name').fill('Rating bridge')
    await page.getByRole('dialog').getByRole('button', { name: 'Create webhook' }).click()
    const secret = page.getByRole('dialog', { name: 'Your webhook' })
    await sees(secret.getByRole('button', { name: 'I have saved it' }))
    await admin.shot('channels-secret')
    await secret.getByRole('button', { name: 'I have saved it' }).click()
    await page.getByRole('link', { name: 'Rating bridge' }).first().click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Webhook URL').fill('https://hooks.localhost/rating-bridge')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Send test' }).click()
    await sees(page.getByText('Delivered', { exact: true }).first())
    const letter = await told('/rating-bridge', 'webhook.test')
    expect(letter.headers['webhook-signature']).toMatch(/^v1,/)
    expect(await barriers(admin)).toEqual([])
    await admin.shot('channels-webhook')
    await admin.resize('phone')
    await fits(admin)
    await admin.shot('channels-webhook')
    await admin.resize('laptop')
  })

  chapter('a channel of Slack is added: chosen there, and told of what is chosen here', async () => {
    const { page } = admin
    await page.goto('/agency/webhooks')
    await page.getByRole('button', { name: 'Add to Slack' }).click()
    await sees(page.getByText('Palisade asks to post to one channel'))
    await admin.shot('channels-slack-asks')
    await page.getByRole('link', { name: '#cyber-desk' }).click()
    await sees(page.getByText('The channel is added. Choose what it is told of.'))
    await sees(page.getByRole('heading', { name: '#cyber-desk · Sandbox workspace' }))
    expect(await barriers(admin)).toEqual([])
    await admin.shot('channels-slack-added')
    await admin.resize('phone')
    await fits(admin)
    await admin.shot('channels-slack-added')
    await admin.resize('laptop')
    await page.getByRole('button', { name: 'Choose events' }).click()
    await choose('assistant.asked', 'account.changed')
    await admin.shot('channels-slack-events')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Send test' }).click()
    const { body } = await told('/services/T0SANDBOX/C0CYBERDESK/', 'This channel is told of what happens.')
    expect(JSON.parse(body)).toMatchObject({ unfurl_links: false, unfurl_media: false })
    await sees(page.getByText('Delivered', { exact: true }).first())
    expect(await page.getByText(/C0CYBERDESK/).count()).toBe(0)
    await admin.shot('channels-slack')
  })

  chapter('one that is refused at Slack adds nothing', async () => {
    const { page } = admin
    await page.goto('/agency/webhooks')
    await page.getByRole('button', { name: 'Add to Slack' }).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await sees(page.getByText('Slack added no channel. Try again, and choose one there.'))
  })

  chapter('a channel of Microsoft Teams is added by its workflow', async () => {
    const { page } = admin
    await page.getByRole('button', { name: 'Add Teams channel' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Cyber desk')
    await dialog.getByLabel('Workflow URL').fill('https://hooks.localhost/workflows/0f?sig=the-secret')
    await choose('assistant.asked')
    await admin.shot('channels-teams-form')
    await dialog.getByRole('button', { name: 'Add Teams channel' }).click()
    await page.getByRole('link', { name: 'Cyber desk' }).first().click()
    await page.getByRole('button', { name: 'Send test' }).click()
    await told('/workflows/0f', 'AdaptiveCard')
    await sees(page.getByText('Delivered', { exact: true }).first())
    expect(await page.getByText(/the-secret/).count()).toBe(0)
    await admin.resize('phone')
    await fits(admin)
    await admin.shot('channels-teams')
    await admin.resize('laptop')
  })

  chapter('what an assistant asks is approved from the message, in the app and with a proof', async () => {
    const client = await clientOf(agencyAdmin)
    const made = await client.call(createApiKey, {
      body: {
        ...{ name: 'Channel assistant', addresses: [], days: 1, assistant: true },
        scopes: ['agency:read', 'agency:update'],
      },
    })
    keyId = made.id
    const body = { grant_type: 'client_credentials', client_id: made.id, client_secret: made.secret } as const
    token = (await regionClient(region, platform().port).call(exchangeApiKey, { body })).access_token
    await asksToDescribe()
    const message = await told('/services/T0SANDBOX/C0CYBERDESK/', 'Decide in Palisade')
    const card = await told('/workflows/0f', 'Decide in Palisade')
    for (const each of [message, card]) expect(each.body).not.toContain(description)
    const [, link = ''] = /<(http[^|>]+)\|Decide in Palisade>/.exec(JSON.parse(message.body).blocks[0].text.text) ?? []
    expect(card.body).toContain(link)
    const { page } = admin
    await page.goto(link)
    await sees(page.getByText(description))
    await admin.shot('channels-decide')
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
    await sees(page.getByText(/approved it\. The assistant can do it once until/))
    await asksToDescribe()
    expect((await client.call(getAgency, { params: { agencyId } })).description).toBe(description)
    await client.call(removeApiKey, { params: { keyId } })
    for (const { id: webhookId } of (await client.call(listWebhooks, { query: { size: 100 } })).content)
      await client.call(removeWebhook, { params: { webhookId } })
  })
})
