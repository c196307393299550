import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { listAgencyTeams, listMyTeams } from '#shared/contracts/auth/teams.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { SelectField } from '#web/forms/SelectField.tsx'
import { useTeam } from '#web/layout/team.ts'

type Team = { readonly id: string; readonly name: string; readonly isDefault: boolean }

/** The teams a new account can be put into: one's own, or for staff those of the agency that was chosen. */
export const useTeamChoice = (agencyId: string | undefined, staff: boolean): readonly Team[] | undefined => {
  const mine = useOperation(listMyTeams, { query: {} }, { enabled: !staff, staleTime: 10 * 60_000 })
  const theirs = useOperation(
    listAgencyTeams,
    { params: { agencyId: agencyId ?? '' }, query: {} },
    { enabled: staff && agencyId !== undefined },
  )
  return staff ? (agencyId === undefined ? [] : theirs.data?.content) : mine.data?.content
}

/** Which team looks after the account. The chosen team of the page, else the agency's default one, is proposed. */
export const TeamPicker = ({ teams }: { teams: readonly Team[] | undefined }) => {
  const { t } = useTranslation('account')
  const { getValues, setValue } = useFormContext()
  const current = useTeam()
  useEffect(() => {
    if (!teams || teams.some(({ id }) => id === getValues('teamId'))) return
    const proposed =
      teams.find(({ id }) => id === current) ??
      (teams.length === 1 ? teams[0] : teams.find(({ isDefault }) => isDefault))
    setValue('teamId', proposed?.id ?? null)
  }, [teams, current, getValues, setValue])
  return (
    <SelectField
      name="teamId"
      label={t('new.team')}
      options={(teams ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      placeholder={t('new.teamPlaceholder')}
    />
  )
}
