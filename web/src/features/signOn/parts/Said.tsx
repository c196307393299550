import { useTranslation } from 'react-i18next'
import type { IdentityProvider } from '#shared/contracts/auth/identityProviders.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'

type Tested = NonNullable<IdentityProvider['tested']>

/** What the provider said of who tried it, and what that is here. */
export const Said = ({ tested }: { tested: Tested }) => {
  const { t } = useTranslation('signOn')
  const { email, firstName, lastName, role, roleSaid, teams, teamSaid } = tested
  const orNothing = (said: string | undefined) => said || t('said.nothing')
  const roleHere =
    role === undefined ? t('said.noRole', { said: roleSaid }) : t('said.isRole', { said: roleSaid, role })
  const teamsHere =
    teams === undefined || teams.length === 0
      ? t('said.noTeam', { said: teamSaid })
      : t('said.areTeams', { said: teamSaid, teams: teams.join(', ') })
  return (
    <KeyValueList
      items={[
        { label: t('said.email'), value: email },
        { label: t('said.firstName'), value: orNothing(firstName) },
        { label: t('said.lastName'), value: orNothing(lastName) },
        ...(roleSaid === undefined
          ? []
          : [{ label: t('said.role'), value: (roleSaid && roleHere) || t('said.nothing') }]),
        ...(teamSaid === undefined
          ? []
          : [{ label: t('said.team'), value: (teamSaid && teamsHere) || t('said.nothing') }]),
      ]}
    />
  )
}
