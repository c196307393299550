import type { Reach } from '#functions/_platform/outside/sendOut.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type ConnectorAction, type Posture, qualysPlatforms } from '#shared/domain/integration/connectors.ts'
import { type NotTold, refused, unanswered } from '../notTold.ts'
import type { SecurityTool } from '../securityTools.ts'
import { conversationWith, mostPages, tooMuch } from './conversation.ts'

const tool = 'Qualys'

/** A weakness that Qualys has confirmed on a system. */
export interface QualysDetection {
  readonly host: string
  /** 3 to 5: serious, critical, urgent. */
  readonly severity: number
  readonly found: Instant
}

interface DetectionPage {
  readonly detections: readonly QualysDetection[]
  /** The host that the next page begins with. */
  readonly next?: string | undefined
}

/** The text of the first element of a name, by its ends alone: what is hostile costs no more than its length. */
const within = (text: string, name: string): string | undefined => {
  const start = text.indexOf(`<${name}>`)
  const end = start < 0 ? -1 : text.indexOf(`</${name}>`, start)
  if (end < 0) return undefined
  const inside = text.slice(start + name.length + 2, end).trim()
  return inside.startsWith('<![CDATA[') && inside.endsWith(']]>') ? inside.slice(9, -3) : inside
}

/** What must be there. @throws Error where it is not */
const had = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('missing')
  return value
}

/**
 * A page of `HOST_LIST_VM_DETECTION_OUTPUT`: what is looked at of it, and nothing that it defines. A truncated one names by
 * `WARNING` the address of the next, of which the number of the host alone is believed.
 * @throws Error at what is no such page
 */
export const detectionsIn = (xml: string): DetectionPage => {
  const response = had(within(had(within(xml, 'HOST_LIST_VM_DETECTION_OUTPUT')), 'RESPONSE'))
  const detections = response
    .split('<HOST>')
    .slice(1)
    .flatMap((text) => {
      const [head = '', ...rest] = text.split('<DETECTION>')
      const host = had(/^\d+$/.exec(had(within(head, 'ID')))?.[0])
      return rest.map((each): QualysDetection => {
        const severity = Number(had(/^[1-5]$/.exec(had(within(each, 'SEVERITY')))?.[0]))
        const found = new Date(had(within(each, 'FIRST_FOUND_DATETIME'))).toISOString()
        return { host, severity, found }
      })
    })
  const warning = within(response, 'WARNING')
  if (warning === undefined || within(warning, 'CODE') !== '1980') return { detections }
  return { detections, next: had(/id_min=(\d{1,20})/.exec(warning)?.[1]) }
}

const day = 24 * 60 * 60 * 1000
/** A weakness of these severities is repaired within a fortnight. */
const fortnight = 14

/** Weaknesses as they are told: each severity is done where no system has one. */
export const postureOf = (detections: readonly QualysDetection[], now: Instant): Posture => {
  const action = (
    id: string,
    title: string,
    points: number,
    some: readonly QualysDetection[],
    control?: ConnectorAction['control'],
  ): ConnectorAction => ({
    id: `qualysvm-${id}`,
    title:
      some.length === 0 ? title : `${title} (${some.length} on ${new Set(some.map(({ host }) => host)).size} systems)`,
    category: 'Weaknesses',
    status: some.length === 0 ? 'DONE' : 'OPEN',
    points,
    ...(control !== undefined && { control }),
  })
  const of = (severity: number) => detections.filter((each) => each.severity === severity)
  const before = new Date(Date.parse(now) - fortnight * day).toISOString()
  const late = detections.filter(({ severity, found }) => severity >= 4 && found < before)
  const actions = [
    action('severity-5', 'Repair urgent weaknesses', 35, of(5)),
    action('late', `Repair what is critical or urgent within ${fortnight} days`, 30, late, 'updates'),
    action('severity-4', 'Repair critical weaknesses', 25, of(4)),
    action('severity-3', 'Repair serious weaknesses', 10, of(3)),
  ]
  const sum = (some: readonly ConnectorAction[]) => some.reduce((total, { points }) => total + points, 0)
  return { score: sum(actions.filter(({ status }) => status === 'DONE')), maxScore: sum(actions), actions }
}

/** Qualys says by 409 that too many ask at once, or have asked, and in which time to come again (its API's limits). */
const meaningOf = ({
  status,
  headers,
}: {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
}): NotTold | undefined => {
  if (status !== 409) return undefined
  const wait = /^\d{1,5}$/.exec(headers['x-ratelimit-towait-sec'] ?? '')?.[0]
  return unanswered(`${tool} has had enough questions for now.`, wait === undefined ? undefined : Number(wait))
}

/**
 * Qualys VMDR, written from its published documentation and tried against answers of that shape, not yet against the service:
 * https://docs.qualys.com/en/vm/api/assets/host_lists/host_detection.htm (2026-11). The insured's user needs the role of a
 * Reader with access to the API. What is asked for holds no name and no address of a system.
 */
export const qualys = ({ server, reach }: { readonly server?: string; readonly reach?: Reach } = {}): SecurityTool => ({
  read: async ({ region = 'us1' }, { username = '', password }, now) => {
    const platform = qualysPlatforms.find(({ code }) => code === region)
    if (platform === undefined) throw refused(`The platform is none of ${tool}. Connect it anew.`)
    const ask = conversationWith(tool, reach)
    const detections: QualysDetection[] = []
    for (let next: string | undefined = '0', pages = 0; next !== undefined; pages += 1) {
      if (pages >= mostPages) throw tooMuch(tool)
      const url = new URL('/api/2.0/fo/asset/host/vm/detection/', server ?? `https://${platform.server}`)
      url.search = new URLSearchParams({
        action: 'list',
        id_min: next,
        include_vuln_type: 'confirmed',
        output_format: 'XML',
        severities: '3-5',
        show_results: '0',
        status: 'New,Active,Re-Opened',
        truncation_limit: '200',
      }).toString()
      const page: DetectionPage = await ask(
        {
          url,
          headers: {
            authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
            'x-requested-with': 'Palisade',
          },
          meaning: meaningOf,
        },
        detectionsIn,
      )
      detections.push(...page.detections)
      if (page.next !== undefined && Number(page.next) <= Number(next)) throw unanswered(`${tool} leads in a circle.`)
      next = page.next
    }
    return { posture: postureOf(detections, now) }
  },
})
