import { describe, expect } from 'vitest'
import { regionClient } from '#cdk/local/journey/client.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { exchangeApiKey, listApiKeys, removeApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { callAssistantTools } from '#shared/contracts/webhook/assistants.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { platform } from './platform.ts'
import { sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

/** What an assistant is told, as its program has it. */
interface Told {
  readonly says: string
  readonly data?: { readonly requestId?: string; readonly confirmAt?: string }
}

/** An assistant would change something: its person looks at what it would be, approves it, and it is done once. */
const tell = (region: RegionCode) => {
  const { chapter, meet } = story('assistants', region)
  const { agencyAdmin } = people(region)
  const description = 'We insure what harbours need.'
  const anyone = () => regionClient(region, platform().port)
  let admin: Visitor
  let agencyId: AgencyId
  let token = ''

  /** The assistant's program, which has nothing but its key. */
  const asksToDescribe = async (): Promise<Told> => {
    const params = { name: 'updateAgency', arguments: { params: { agencyId }, body: { description } } }
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params } as const
    const answer = await anyone().withToken(token).call(callAssistantTools, { query: {}, body })
    return answer?.result?.structuredContent as Told
  }
  const described = async () => {
    const client = await clientOf(agencyAdmin)
    return (await client.call(getAgency, { params: { agencyId } })).description
  }

  chapter('the administrator makes a key for an assistant', async () => {
    admin = meet(await visit(region))
    agencyId = AgencyId.parse((await (await clientOf(agencyAdmin)).call(getCurrentUser, {})).account.id)
    await arrive(admin, agencyAdmin, '/agency/api-keys')
    const { page } = admin
    await page.getByRole('button', { name: 'Create API key' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Create API key' })
    await dialog.getByLabel('Name', { exact: true }).fill('Desk assistant')
    for (const scope of ['agency:read', 'agency:update']) {
      await dialog.getByRole('combobox', { name: 'Scopes' }).fill(scope)
      await page.getByRole('option', { name: new RegExp(`^${scope}`) }).click()
    }
    await dialog.getByRole('switch', { name: /An assistant works with this key/ }).click()
    await admin.shot('assistants-key')
    await dialog.getByRole('button', { name: 'Create API key' }).click()
    const secret = page.getByRole('dialog', { name: 'Your API key' })
    await sees(secret.getByText('I have saved it'))
    const shown = await secret.innerText()
    const [client_id = ''] = /\bkey_\w+/.exec(shown) ?? []
    const [client_secret = ''] = /\bpalisade_[\w-]+/.exec(shown) ?? []
    const body = { grant_type: 'client_credentials', client_id, client_secret } as const
    token = (await anyone().call(exchangeApiKey, { body })).access_token
    await secret.getByRole('button', { name: 'I have saved it' }).click()
  })

  chapter('what it would change is told to the administrator, who looks at all of it', async () => {
    const { page } = admin
    const before = await described()
    const asked = await asksToDescribe()
    expect(asked.says).toContain('Nothing was done yet')
    expect(await described()).toBe(before)
    await page.reload()
    await page.getByRole('button', { name: /^Notifications: 1 unread/ }).click()
    await page.getByText(/Desk assistant.* asks to do something/).click()
    await sees(page.getByText(/Nothing was done yet\..* Whoever approves it proves who they are\./))
    await sees(page.getByText(description))
    expect(new URL(page.url()).pathname).toBe(new URL(asked.data?.confirmAt ?? '').pathname)
    expect(await barriers(admin)).toEqual([])
    await admin.shot('assistants-asked')
    await admin.resize('phone')
    await fits(admin)
    await admin.shot('assistants-asked')
    await admin.resize('laptop')
  })

  chapter('it is approved, with the proof that signing in was, and done once', async () => {
    const { page } = admin
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
    await sees(page.getByText(/approved it\. The assistant can do it once until/))
    expect((await asksToDescribe()).says).toBe('updateAgency answered:')
    expect(await described()).toBe(description)
    expect((await asksToDescribe()).says).toContain('Nothing was done yet')
    await page.reload()
    await sees(page.getByText(/approved it, and it was done on/))
    await page.goto('/agency/assistant-requests')
    await sees(page.getByText('Done', { exact: true }).first())
    await admin.shot('assistants-done')
    const client = await clientOf(agencyAdmin)
    const keys = (await client.call(listApiKeys, {})).filter(({ name }) => name === 'Desk assistant')
    for (const { id: keyId } of keys) await client.call(removeApiKey, { params: { keyId } })
  })
}

for (const region of everywhere) describe(region, () => tell(region))
