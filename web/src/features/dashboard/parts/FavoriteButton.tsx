import { useTranslation } from 'react-i18next'
import { searchAccounts } from '#shared/contracts/account/accounts.ts'
import { favoriteAccount } from '#shared/contracts/account/assignment.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FavoriteMark } from '#web/records/FavoriteMark.tsx'

type FavoriteButtonProps = { accountId: string; name: string; favorite: boolean }

/** The caller's own mark on an account. */
export const FavoriteButton = ({ accountId, name, favorite }: FavoriteButtonProps) => {
  const { t } = useTranslation('dashboard')
  const mark = useCommand(favoriteAccount, { invalidates: [searchAccounts] })
  return (
    <FavoriteMark
      label={t('favorite', { name })}
      favorite={favorite}
      onMark={(wanted) => mark.mutateAsync({ params: { accountId }, body: { favorite: wanted } })}
    />
  )
}
