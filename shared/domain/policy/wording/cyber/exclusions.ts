import { war } from '../common/exclusions.ts'
import type { Part } from '../wording.ts'

/** What the cyber form does not insure. */
export const exclusions: Part = {
  title: 'What is not insured',
  lead: 'We do not pay for loss, and have no duty to defend a Claim, as far as it arises from any of the following.',
  clauses: [
    {
      title: 'Bodily injury and property damage',
      text: 'Injury to the body, sickness or death, and damage to tangible property or loss of its use. This does not exclude mental anguish caused by a Privacy Event or a Media Act, nor devices that the coverage for hardware insures. Electronic Data is not tangible property.',
    },
    {
      title: 'Conduct',
      text: 'A dishonest, fraudulent, criminal or intentionally wrongful act of an Insured, or a profit to which an Insured is not entitled, once a court or arbitrator has finally found it or the Insured has admitted it. What one has done is not held against others who neither took part nor knew; only what a member of the Control Group knew or did is held against the Named Insured.',
    },
    {
      title: 'Contracts',
      text: 'A liability that you have assumed by contract and would not have without it. This does not exclude PCI Assessments, confidentiality of Protected Information that you have undertaken in writing, nor what the coverage for technology services insures, where it is bought.',
    },
    {
      title: 'Employment',
      text: 'Your conduct as an employer. This does not exclude a Privacy Event that affects Protected Information of Employees.',
    },
    {
      title: 'Government orders',
      text: 'Seizure, confiscation or destruction of systems or data by order of an authority, or an order to shut them down.',
    },
    {
      title: 'Infrastructure',
      text: 'Failure, interruption or reduction of Infrastructure, however caused.',
    },
    {
      title: 'Known matters',
      text: 'An Incident that a member of the Control Group knew of before the Policy Period, or of which notice was given under an earlier policy, and an act before the Retroactive Date where one applies.',
    },
    {
      title: 'Insured against insured',
      text: 'A Claim by one Insured against another. This does not exclude a Claim of an Employee because of a Privacy Event, nor one of an additional insured because of what the Named Insured did.',
    },
    {
      title: 'Natural causes and nuclear hazards',
      text: 'Fire, smoke, lightning, wind, water, earthquake, electromagnetic pulse or another physical event, pollution, and nuclear reaction or radiation.',
    },
    {
      title: 'Owners and securities',
      text: 'A violation of laws on securities, competition or fiduciary duty, and claims of owners as such. This does not exclude a Regulatory Proceeding because of a Privacy Event.',
    },
    {
      title: 'Patents and trade secrets',
      text: 'Infringement of a patent, or misappropriation of a trade secret by an Insured.',
    },
    {
      title: 'Trading and value of money',
      text: 'Losses by trading, and the change in value of money, securities or cryptocurrency.',
    },
    war,
    {
      title: 'Wrongful collection',
      text: 'Collecting, keeping, using or sharing of Protected Information without the notice or consent that the law requires, and unsolicited messages or calls. This does not exclude what the coverages that name it insure, where these are bought.',
    },
  ],
}
