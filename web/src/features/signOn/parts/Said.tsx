import { useTranslation } from 'react-i18next'
import type { IdentityProvider } from '#shared/contracts/auth/identityProviders.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'

type Tested = NonNullable<IdentityProvider['tested']>

/** What the provider said of who tried it, and what that is here. */
export const Said = ({ tested }: { tested: Tested }) => {
  const { t } = useTranslation('signOn')
  const { email, firstName, lastName, role, roleSaid, teams = [], teamSaid } = tested
  /** What something is here, and what was said for it. */
  const asSaid = (label: string, said: string, { here, none }: { here: string; none: string }) => ({
    label,
    value: here || (said === '' ? t('said.nothing') : none),
    ...(said !== '' && { hint: t('said.as', { said }) }),
  })
  return (
    <KeyValueList
      items={[
        { label: t('said.email'), value: email },
        { label: t('said.firstName'), value: firstName || t('said.nothing') },
        { label: t('said.lastName'), value: lastName || t('said.nothing') },
        ...(roleSaid === undefined
          ? []
          : [asSaid(t('said.role'), roleSaid, { here: role ?? '', none: t('said.noRole') })]),
        ...(teamSaid === undefined
          ? []
          : [asSaid(t('said.team'), teamSaid, { here: teams.join(', '), none: t('said.noTeam') })]),
      ]}
    />
  )
}
