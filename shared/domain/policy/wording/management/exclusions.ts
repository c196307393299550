import { war } from '../common/exclusions.ts'
import type { Clause } from '../wording.ts'

const bodilyInjury: Clause = {
  title: 'Bodily injury and property damage',
  text: 'Injury to the body, sickness or death, and damage to tangible property or loss of its use. Emotional distress that a coverage of this policy insures is not excluded.',
}

/** What no liability form of private companies insures. */
const always: readonly Clause[] = [
  bodilyInjury,
  {
    title: 'Conduct',
    text: 'A deliberately fraudulent or criminal act, a willful violation of law, or a profit to which an Insured was not entitled, once a final judgment in the proceeding has found it. What one has done is not held against others who neither took part nor knew.',
  },
  {
    title: 'Nuclear hazards and pollution',
    text: 'Nuclear reaction or radiation, and the release of pollutants or an order to test for or remove them.',
  },
  {
    title: 'Prior matters',
    text: 'A Wrongful Act, or a fact, of which notice was given under an earlier policy, or a proceeding that was pending against an Insured before the first day of the Policy Period of the first policy that we issued and renewed without a gap, and a Wrongful Act before the Retroactive Date where one applies.',
  },
  war,
]

/** Exclusions in the order of the alphabet, those of every form among them. */
export const exclusionsWith = (own: readonly Clause[]): Clause[] =>
  [...always, ...own].sort((a, b) => (String(a.title) < String(b.title) ? -1 : 1))
