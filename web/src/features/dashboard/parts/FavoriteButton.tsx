import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searchAccounts } from '#shared/contracts/account/accounts.ts'
import { favoriteAccount } from '#shared/contracts/account/assignment.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { toast } from '#web/ui/toast.ts'

type FavoriteButtonProps = { accountId: string; name: string; favorite: boolean }

/** The caller's own mark on an account; shows at once and is taken back when it could not be kept. */
export const FavoriteButton = ({ accountId, name, favorite }: FavoriteButtonProps) => {
  const { t } = useTranslation('dashboard')
  const [wanted, setWanted] = useState(favorite)
  const mark = useCommand(favoriteAccount, { invalidates: [searchAccounts] })
  const toggle = () => {
    setWanted(!wanted)
    mark.mutate(
      { params: { accountId }, body: { favorite: !wanted } },
      {
        onError: (error) => {
          setWanted(favorite)
          toast.problem(error)
        },
      },
    )
  }
  return (
    <IconButton
      size="small"
      aria-label={t('favorite', { name })}
      aria-pressed={wanted}
      onClick={(event) => {
        event.stopPropagation()
        toggle()
      }}
      sx={{ color: wanted ? 'warning.main' : 'text.disabled' }}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path
          d="M12 3.5l2.6 5.4 5.9.8-4.300 4.100 1 5.900L12 16.900l-5.200 2.800 1-5.900L3.500 9.700l5.900-.8z"
          fill={wanted ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinejoin="round"
        />
      </svg>
    </IconButton>
  )
}
