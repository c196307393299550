import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Platform } from '#cdk/local/platform.ts'
import { everyMail, type HtmlText, sentMails, servedPages } from './htmlTexts.ts'
import type { Judge } from './judge.ts'
import { renderedPages } from './renderedPages.ts'
import { needJava, packages, run } from './tool.ts'

/** What the checker says of a file. */
interface Message {
  readonly type: 'error' | 'info' | 'non-document-error'
  /** Of an `info`: a warning, or advice on style when it is missing. */
  readonly subType?: 'warning'
  readonly url: string
  readonly message: string
  readonly extract?: string
}

/** The pages of the app as they are drawn, in two regions of which each has its size. */
const drawnPages = async (platform: Platform): Promise<HtmlText[]> => {
  const drawn: HtmlText[] = []
  for (const [region, size] of [
    ['us', 'laptop'],
    ['uk', 'phone'],
  ] as const)
    if (platform.regions.includes(region)) drawn.push(...(await renderedPages(platform, region, size)))
  return drawn
}

/** Whether pages and e-mails are HTML: the checker of the W3C. Needs Java. */
export const nuChecker: Judge = {
  name: 'nu',
  tool: 'Nu HTML Checker 26.9.27',
  judge: async (court) => {
    await needJava()
    const jar = join(await packages(court.tools, 'web'), 'vnu-jar/build/dist/vnu.jar')
    const platform = await court.platform()
    const texts = [
      ...(await servedPages(platform)),
      ...(await drawnPages(platform)),
      ...sentMails(platform),
      ...(await everyMail()),
    ]
    const folder = join(court.scratch, 'html')
    mkdirSync(folder, { recursive: true })
    const files = texts.map(({ html }, index) => {
      const file = join(folder, `${index}.html`)
      writeFileSync(file, html)
      return file
    })
    const { stderr } = await run('java', ['-jar', jar, '--exit-zero-always', '--format', 'json', ...files])
    const { messages } = JSON.parse(stderr) as { readonly messages: readonly Message[] }
    const findings = messages
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .map(({ message, url, extract = '' }) => ({
        rule: message,
        at: texts[Number.parseInt(basename(url), 10)]?.name ?? url,
        says: extract.replaceAll(/\s+/g, ' '),
      }))
    return { findings, saw: `${texts.length} pages and e-mails` }
  },
}
