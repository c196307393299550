import { useTranslation } from 'react-i18next'
import { photoRules } from '#shared/domain/identity/photoCrop.ts'
import { type Framing, PictureFrame } from '#web/ui/PictureFrame.tsx'
import { frameSide, moved, shownSize, zoomed } from './frame.ts'
import type { Picture } from './readPicture.ts'

type CropFrameProps = { picture: Picture; framing: Framing; onFraming: (framing: Framing) => void }

/** The picture behind a round frame. */
export const CropFrame = ({ picture, framing, onFraming }: CropFrameProps) => {
  const { t } = useTranslation('profile')
  const { width, height } = shownSize(picture, framing.zoom)
  return (
    <PictureFrame
      url={picture.url}
      words={{ frame: t('photo.frame'), hint: t('photo.frameHint'), zoom: t('photo.zoom') }}
      framing={framing}
      onFraming={onFraming}
      moved={(from, by) => moved(picture, from, by)}
      zoomed={(zoom) => zoomed(picture, framing, zoom)}
      leastZoom={photoRules.leastZoom}
      mostZoom={photoRules.mostZoom}
      frame={{
        width: frameSide,
        height: frameSide,
        borderRadius: 1.5,
        bgcolor: 'action.hover',
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          borderRadius: '50%',
          boxShadow: '0 0 0 200px rgb(10 20 40 / 0.5)',
          pointerEvents: 'none',
        },
      }}
      picture={{ width, height }}
    />
  )
}
