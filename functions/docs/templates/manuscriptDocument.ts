import type { PdfDocument } from './document.ts'
import { formatsOf } from './formats.ts'
import { ManuscriptData } from './manuscriptData.ts'
import { facts } from './parts/facts.ts'
import { partyFacts } from './parts/parties.ts'
import { runningHead, shell } from './parts/shell.ts'
import { wordings } from './parts/wordings.ts'
import { wordsOf } from './words.ts'

/** An endorsement that was written for one policy in force: from when it counts, what it does, and its wording. */
export const manuscriptDocument = (input: ManuscriptData): PdfDocument => {
  const data = ManuscriptData.parse(input)
  const { agent, authorized, policy, startOfCover } = wordsOf(data.region)
  const { day } = formatsOf(data)
  const { endorsement, authorizedBy, approvedOn } = data
  return shell(data, { template: 'manuscript', title: 'Endorsement' }, [
    {
      kind: 'inner',
      running: runningHead(`${policy} ${data.policyNumber}`, data),
      blocks: [
        {
          kind: 'title',
          title: endorsement.title,
          number: `${data.policyNumber} / ${endorsement.number}`,
          lead: `Your policy is endorsed from ${startOfCover} on ${day(endorsement.effective)}. ${endorsement.text} Everything else stays as it is.`,
        },
        facts(partyFacts(data)),
        facts([
          { label: 'Endorsement', value: endorsement.number },
          { label: 'Approved on', value: day(approvedOn) },
          { label: authorized, value: [authorizedBy.name, authorizedBy.title] },
        ]),
        // On the same sheet where it is as short as such an endorsement mostly is.
        ...wordings(data, { forms: [], endorsements: [endorsement] }),
        {
          kind: 'contact',
          title: 'Questions?',
          body: `${agent} or we can tell you what this means for your cover.`,
          name: data.issuer.support.name,
          ...(data.issuer.support.phone !== undefined && { phone: data.issuer.support.phone }),
          email: data.issuer.support.email,
        },
      ],
    },
  ])
}
