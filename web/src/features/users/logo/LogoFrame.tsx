import { useTranslation } from 'react-i18next'
import { leastLogoZoom, mostLogoZoom } from '#shared/domain/organizations/logoCrop.ts'
import { type Framing, PictureFrame } from '#web/ui/PictureFrame.tsx'
import { type Framed, moved, shownSize, zoomed } from './logoFrame.ts'

type LogoFrameProps = { framed: Framed; url: string; framing: Framing; onFraming: (framing: Framing) => void }

/** The picture behind the frame of a logo. */
export const LogoFrame = ({ framed, url, framing, onFraming }: LogoFrameProps) => {
  const { t } = useTranslation('users')
  return (
    <PictureFrame
      url={url}
      words={{ frame: t('logo.frame'), hint: t('logo.frameHint'), zoom: t('logo.zoom') }}
      framing={framing}
      onFraming={onFraming}
      moved={(from, by) => moved(framed, from, by)}
      zoomed={(zoom) => zoomed(framed, framing, zoom)}
      leastZoom={leastLogoZoom}
      mostZoom={mostLogoZoom}
      frame={{
        boxSizing: 'content-box',
        ...framed.frame,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        bgcolor: '#ffffff',
      }}
      picture={{ ...shownSize(framed, framing.zoom), imageOrientation: 'none' }}
    />
  )
}
