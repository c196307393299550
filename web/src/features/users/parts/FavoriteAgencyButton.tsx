import { useTranslation } from 'react-i18next'
import { favoriteAgency } from '#shared/contracts/account/agencyFacts.ts'
import { listTeamAgencies } from '#shared/contracts/auth/teams.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FavoriteMark } from '#web/records/FavoriteMark.tsx'

type FavoriteAgencyButtonProps = { agencyId: string; name: string; favorite: boolean }

/** The caller's own mark on an agency. */
export const FavoriteAgencyButton = ({ agencyId, name, favorite }: FavoriteAgencyButtonProps) => {
  const { t } = useTranslation('users')
  const mark = useCommand(favoriteAgency, { invalidates: [listTeamAgencies] })
  return (
    <FavoriteMark
      label={t('agency.favorite', { name })}
      favorite={favorite}
      onMark={(wanted) =>
        mark.mutateAsync({ params: { agencyId: AgencyId.parse(agencyId) }, body: { favorite: wanted } })
      }
    />
  )
}
