import { type ChannelNote, titleOfId } from './channelNote.ts'

/**
 * The address of a workflow of Microsoft Teams that posts to a channel: of Power Automate or, as older ones, of Logic Apps
 * (https://learn.microsoft.com/power-automate/teams/overview, and
 * https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook, 2026-11). On a
 * laptop the sandbox's receiver stands for one.
 */
export const teamsUrl =
  'https://(hooks\\.localhost|[0-9A-Za-z]([0-9A-Za-z.-]*[0-9A-Za-z])?\\.(logic\\.azure\\.com|api\\.powerplatform\\.com))(:443)?/[!-~]*'

/** What is said of an address that is none. */
export const wrongTeamsUrl = 'Enter the address of a workflow of Microsoft Teams'

/** What of such an address may be shown: who knows all of it may post to the channel. */
export const shownTeamsUrl = (url: string): string => url.replace(/^(https:\/\/[^:/]+).*$/, '$1/…')

/**
 * What a channel of Teams is told, as an adaptive card (https://adaptivecards.io/explorer/, version 1.4, 2026-11). Teams shows
 * the moment in the reader's own zone.
 */
export const teamsCard = ({ says, at, ids, link, action }: ChannelNote) => {
  const moment = `${at.slice(0, 19)}Z`
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            { type: 'TextBlock', text: says, weight: 'Bolder', size: 'Medium', wrap: true },
            {
              type: 'TextBlock',
              text: `{{DATE(${moment},SHORT)}} {{TIME(${moment})}}`,
              isSubtle: true,
              spacing: 'None',
            },
            { type: 'FactSet', facts: Object.entries(ids).map(([name, value]) => ({ title: titleOfId(name), value })) },
          ],
          actions: [{ type: 'Action.OpenUrl', title: action, url: link }],
        },
      },
    ],
  }
}
