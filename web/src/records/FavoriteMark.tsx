import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { toast } from '#web/ui/toast.ts'

type FavoriteMarkProps = { label: string; favorite: boolean; onMark: (wanted: boolean) => Promise<unknown> }

/** The reader's own mark on a record; shows at once and is taken back when it could not be kept. */
export const FavoriteMark = ({ label, favorite, onMark }: FavoriteMarkProps) => {
  const [wanted, setWanted] = useState(favorite)
  const toggle = () => {
    setWanted(!wanted)
    onMark(!wanted).catch((error: unknown) => {
      setWanted(favorite)
      toast.problem(error)
    })
  }
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-pressed={wanted}
      onClick={(event) => {
        event.preventDefault()
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
