import { afterAll, expect, test } from 'vitest'
import type { RegionCode } from '#shared/regions/code.ts'
import type { Person } from './port.ts'

/** Who is in a story, in whatever browser. */
export interface Guest extends Person {
  /** What went wrong on the way without being shown. Empties the list. */
  troubles(): readonly string[]
  leave(): Promise<void>
}

/** What a story's chapters share: its people, and the chapters themselves. */
export interface Story {
  /** A part of the story. After one that broke, those that follow are not told. */
  chapter(sentence: string, tell: () => Promise<void>): void
  /** Takes a person in: seen in pictures when a chapter breaks, listened to for troubles, sent home at the end. */
  meet<Visitor extends Guest>(visitor: Visitor): Visitor
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1)

/** What is said on a page in alerts, for whoever reads why a chapter broke. */
const alertsOn = async ({ page }: Guest): Promise<string> => {
  const alerts = await page.getByRole('alert').allInnerTexts()
  const said = alerts.filter((text) => text.trim() !== '').join(' / ')
  return `${page.url()}${said === '' ? '' : `: ${said}`}`
}

/** A story in a region, told in order, one line of progress for each chapter. */
export const story = (name: string, region: RegionCode): Story => {
  const people: Guest[] = []
  let broken: string | undefined
  afterAll(async () => {
    for (const person of people) await person.leave()
  })
  return {
    meet: (visitor) => {
      people.push(visitor)
      return visitor
    },
    chapter: (sentence, tell) =>
      test(`${region}: ${sentence}`, async ({ skip }) => {
        skip(broken !== undefined, `after "${broken}"`)
        const started = performance.now()
        try {
          await tell()
          expect(people.flatMap((person) => person.troubles())).toEqual([])
        } catch (error) {
          broken = sentence
          for (const [index, person] of people.entries()) await person.shot(`broken-${name}-${index + 1}`)
          console.log(`  ✗ ${region} ${sentence} – ${(await Promise.all(people.map(alertsOn))).join(' | ')}`)
          throw error
        }
        console.log(`  ${region} ${sentence} (${seconds(started)} s)`)
      }),
  }
}
