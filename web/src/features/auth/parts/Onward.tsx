import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'

const breathing = keyframes({ from: { opacity: 0 }, '50%': { opacity: 1 }, to: { opacity: 0 } })

/** Takes whoever is signed in already on to their area, with a sign of life while that loads. */
export const Onward = ({ to }: { to: string }) => {
  const { t } = useTranslation()
  return (
    <>
      <Box
        role="progressbar"
        aria-label={t('loading')}
        sx={{
          height: 3,
          borderRadius: 2,
          bgcolor: 'primary.main',
          animation: `${breathing} 1.4s 0.4s infinite backwards`,
        }}
      />
      <Navigate to={to} replace />
    </>
  )
}
