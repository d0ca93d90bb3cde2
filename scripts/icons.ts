import sharp from 'sharp'

const PAPER = '#fbf8f3'

type Icon = {
  name: string
  size: number
  mark: number
  ground: 'card' | 'full' | 'none'
}

const ICONS: Icon[] = [
  { name: 'icon-192.png', size: 192, mark: 0.72, ground: 'card' },
  { name: 'icon-512.png', size: 512, mark: 0.72, ground: 'card' },
  // The mark stays within the circle that no system cuts: four fifths across.
  { name: 'icon-maskable-512.png', size: 512, mark: 0.56, ground: 'full' },
  { name: 'apple-touch-icon.png', size: 180, mark: 0.66, ground: 'full' },
  // Android draws it in one colour, by what is opaque.
  { name: 'badge.png', size: 96, mark: 0.92, ground: 'none' },
]

export function drawIcons(mark: string): Promise<{ name: string; bytes: Buffer }[]> {
  return Promise.all(ICONS.map(async (icon) => ({ name: icon.name, bytes: await draw(icon, mark) })))
}

/** Its words are outlines, so no font is needed. */
export const drawShared = (drawing: string): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).png({ compressionLevel: 9 }).toBuffer()

function draw({ size, mark, ground }: Icon, drawn: string): Promise<Buffer> {
  const side = size * mark
  const at = (size - side) / 2
  const radius = ground === 'card' ? size * 0.22 : 0
  const shown = ground === 'none' ? drawn.replaceAll(/#[\da-f]{6}/g, '#ffffff') : drawn
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
        ${ground === 'none' ? '' : `<rect width="${size}" height="${size}" rx="${radius}" fill="${PAPER}"/>`}
        ${shown.replace('<svg ', `<svg x="${at}" y="${at}" width="${side}" height="${side}" `)}
      </svg>`,
    ),
  )
    .png({ compressionLevel: 9 })
    .toBuffer()
}
