import { http } from '#cdk/local/journey/client.ts'
import type { Platform } from '#cdk/local/platform.ts'
import { mailSamples } from '#functions/messages/templates/data/mailSamples.ts'
import { mails } from '#functions/messages/templates/registry.ts'
import { type MailName, renderMail } from '#functions/messages/templates/renderMail.ts'
import { regionCodes } from '#shared/regions/code.ts'

/** A text that says it is HTML. */
export interface HtmlText {
  /** What it is, such as `e-mail quoteReady of uk`. */
  readonly name: string
  readonly html: string
}

const names = Object.keys(mails) as MailName[]

/** Every kind of e-mail in every region. */
export const everyMail = (): Promise<HtmlText[]> =>
  Promise.all(
    regionCodes.flatMap((region) =>
      names.map(async (name) => ({
        name: `e-mail ${name} of ${region}`,
        html: (await renderMail(name, mailSamples(region)[name])).html,
      })),
    ),
  )

/** Every e-mail that was sent. */
export const sentMails = ({ mailbox }: Platform): HtmlText[] =>
  mailbox
    .list({ channel: 'email', limit: 10_000 })
    .map(({ id, html, region }) => ({ name: `e-mail ${id} sent in ${region}`, html }))

/** Pages as they are served: the first of each region, the app's for every other address, and those of the sandboxes. */
export const servedPages = ({ port, regions }: Platform): Promise<HtmlText[]> =>
  Promise.all(
    [
      ...regions.flatMap((region) => [`${region} /`, `${region} /accounts`]),
      ...['errors /', 'mailbox /', 'palisade /', 'palisade /workings', 'pay /', 'sso /'],
    ].map(async (address) => {
      const [host = '', path = ''] = address.split(' ')
      const { body } = await http({ port, host: `${host}.localhost`, method: 'GET', path })
      return { name: `page ${path} of ${host}`, html: body }
    }),
  )
