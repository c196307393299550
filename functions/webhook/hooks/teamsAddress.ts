import { askedOnce } from '#functions/_platform/held/askedOnce.ts'
import { hasInnerAddress } from '#functions/_platform/outside/sendOut.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { seal } from '#functions/_platform/secrets/seal.ts'
import { shownTeamsUrl, wrongTeamsUrl } from '#shared/domain/integration/teamsCard.ts'
import type { WebhookRecord } from '../store/webhooks.ts'

/** The address of a workflow as it is kept: sealed, since who knows it may post to the channel, with what of it may be shown. */
export const teamsAddress = async ({
  id,
  url,
}: {
  readonly id: string
  readonly url: string
}): Promise<Pick<WebhookRecord, 'secret' | 'webhookUrl'>> => {
  const host = URL.parse(url)?.hostname
  if (host === undefined || (await askedOnce(`host ${host}`, () => hasInnerAddress(host))))
    fail('webhook.invalidDetails', { errors: [{ path: ['webhookUrl'], detail: wrongTeamsUrl }] })
  return { webhookUrl: shownTeamsUrl(url), secret: seal({ secret: url, subject: id }) }
}
