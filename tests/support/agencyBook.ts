import { commit } from '#functions/_platform/storage/commit.ts'
import { newAgency } from '#functions/directory/agencies/newAgency.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { teams } from '#functions/directory/store/teams.ts'
import { castIds } from '#tests/cast/actors.ts'

const at = '2026-01-05T09:00:00.000Z' as const

const phones = { us: '15035550117', uk: '442079460132', au: '61270104321' } as const

const anAgency = (index: number, region: keyof typeof phones) => ({
  id: castIds.agency(index),
  name: `Agency ${index}`,
  hostname: `agency${index}.example`,
  npn: `12345${index}`,
  contactFirstName: 'Ada',
  contactLastName: 'Lovell',
  contactEmail: `office@agency${index}.example`,
  contactPhone: phones[region],
  now: at,
})

/** The two agencies of the cast: the first with its teams 1 (the default one) and 2, the second with team 3. */
export const bookAgencies = async (region: keyof typeof phones = 'us'): Promise<void> => {
  const aTeam = (index: number, agency: number, isDefault: boolean) =>
    teams.create({
      id: castIds.team(index),
      name: `Team ${index}`,
      agencyId: castIds.agency(agency),
      isDefault,
      createdAt: at,
    })
  await commit([
    agencies.create(newAgency(anAgency(1, region))),
    agencies.create(newAgency(anAgency(2, region))),
    aTeam(1, 1, true),
    aTeam(2, 1, false),
    aTeam(3, 2, true),
  ])
}
