import { ImageResponse } from 'next/og';
import type { ReactNode } from 'react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRESH_SECONDS, getPreview, INCOMPLETE_SECONDS } from '@/lib/preview/preview-cache';
import type { PreviewCopy, PreviewKind } from '@/lib/preview/preview-copy';
import {
  ARCH_PX,
  PREVIEW_COLORS,
  PREVIEW_HEIGHT_PX,
  PREVIEW_TYPE,
  PREVIEW_WIDTH_PX,
} from '@/lib/preview/preview-design';
import { getClientKey } from '@/lib/request/client-address';
import { assertNever } from '@/lib/result';
import { INCOMPLETE_PAGE_RETRY_SECONDS } from '@/lib/retry-after';
import { DATA_POLICY } from '@/lib/security/security-headers';

/** The responses 404, 429 and 503 have no body, because chat apps show no error pages. */
export async function createRestaurantPreviewResponse(
  kind: PreviewKind,
  restaurantId: string,
  request: Request,
  slug?: string,
): Promise<Response> {
  const answer = await getPreview(
    kind,
    restaurantId,
    drawCard,
    getClientKey(request.headers),
    slug,
  );
  switch (answer.outcome) {
    case 'unknown':
      return refuse(404);
    case 'down':
      return refuse(503, INCOMPLETE_PAGE_RETRY_SECONDS);
    case 'limited':
      return refuse(429, answer.retryAfterSeconds);
    case 'found': {
      const seconds = answer.isWhole ? FRESH_SECONDS : INCOMPLETE_SECONDS;
      return new Response(new Uint8Array(answer.jpeg), {
        headers: {
          'content-security-policy': DATA_POLICY,
          'content-type': PREVIEW_TYPE,
          'cache-control': `public, max-age=${seconds}, stale-while-revalidate=${seconds}`,
        },
      });
    }
    default:
      return assertNever(answer);
  }
}

function refuse(status: 404 | 429 | 503, retryAfterSeconds?: number): Response {
  return new Response(null, {
    status,
    headers: {
      'content-security-policy': DATA_POLICY,
      'cache-control': 'no-store',
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}

/** Returns a PNG. The card has no picture addresses, so `ImageResponse` loads no pictures. */
export async function drawCard(words: PreviewCopy): Promise<Buffer> {
  const drawn = new ImageResponse(<PreviewCard {...words} />, {
    width: PREVIEW_WIDTH_PX,
    height: PREVIEW_HEIGHT_PX,
    fonts: [...previewFontFiles],
  });
  return Buffer.from(await drawn.arrayBuffer());
}

const MARK_HEIGHT_PX = 56;
const MARGIN_PX = 72;
const GAP_BEFORE_ARCH_PX = 56;

/**
 * The longer the name, the smaller its font. `upTo` is a length in characters. `preview-copy.ts`
 * cuts long names to 60 characters, which take about four lines.
 */
const NAME_SIZES_PX = [
  { upTo: 13, size: 92 },
  { upTo: 22, size: 80 },
  { upTo: 34, size: 66 },
  { upTo: Infinity, size: 52 },
] as const;

const sizeOf = (name: string): number =>
  NAME_SIZES_PX.find(({ upTo }) => name.length <= upTo)?.size ?? 0;

/** The styles are inline, because `ImageResponse` reads no stylesheet. */
function PreviewCard({ brand, eyebrow, name, line }: PreviewCopy): ReactNode {
  return (
    <div
      style={{
        width: PREVIEW_WIDTH_PX,
        height: PREVIEW_HEIGHT_PX,
        display: 'flex',
        position: 'relative',
        backgroundColor: PREVIEW_COLORS['surface-night'],
        color: PREVIEW_COLORS['on-night'],
        fontFamily: PREVIEW_FONTS.text,
      }}
    >
      <PreviewArch />
      <div
        style={{
          position: 'absolute',
          left: MARGIN_PX,
          top: MARGIN_PX,
          width: ARCH_PX.left - MARGIN_PX - GAP_BEFORE_ARCH_PX,
          height: PREVIEW_HEIGHT_PX - 2 * MARGIN_PX,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <div style={{ fontSize: 32, color: PREVIEW_COLORS.accent }}>{eyebrow}</div>
        <div
          style={{
            marginTop: 12,
            fontFamily: PREVIEW_FONTS.heading,
            fontSize: sizeOf(name),
            lineHeight: 1.04,
            letterSpacing: '-0.02em',
            // Breaks a very long word, which would otherwise overlap the arch.
            wordBreak: 'break-word',
          }}
        >
          {name}
        </div>
        <div style={{ marginTop: 24, fontSize: 34, color: PREVIEW_COLORS['on-night-muted'] }}>
          {line}
        </div>
        <div
          style={{
            marginTop: 'auto',
            display: 'flex',
            alignItems: 'center',
            gap: 18,
            fontFamily: PREVIEW_FONTS.heading,
            fontSize: 42,
          }}
        >
          <PreviewMark heightPx={MARK_HEIGHT_PX} />
          {brand}
        </div>
      </div>
    </div>
  );
}

const RIM_PX = 16;
const TILE_PX = 25;
const TILES = Math.ceil(PREVIEW_WIDTH_PX / TILE_PX);
/** The pixels of one unit of the drawing in the arch. */
const MARK_SCALE = 12;
/** The horizontal centre of the drawing, in its units. */
const MARK_CENTRE = 16;
const GLAZES = ['glaze-paprika', 'glaze-mustard', 'glaze-dill', 'surface'] as const;

const archPath = (grow: number): string => {
  const left = ARCH_PX.left - grow;
  const radius = ARCH_PX.width / 2 + grow;
  const arcBottom = ARCH_PX.top + ARCH_PX.width / 2;
  const right = left + 2 * radius;
  return `M${left} ${PREVIEW_HEIGHT_PX}V${arcBottom}A${radius} ${radius} 0 0 1 ${right} ${arcBottom}V${PREVIEW_HEIGHT_PX}z`;
};

/**
 * If a picture of the restaurant or the product can be loaded and decoded, `compose-picture.ts`
 * later draws the picture over the inside of the arch.
 */
function PreviewArch(): ReactNode {
  const centre = ARCH_PX.left + ARCH_PX.width / 2;
  const cream = PREVIEW_COLORS['on-night'];
  return (
    <svg
      width={PREVIEW_WIDTH_PX}
      height={PREVIEW_HEIGHT_PX}
      viewBox={`0 0 ${PREVIEW_WIDTH_PX} ${PREVIEW_HEIGHT_PX}`}
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      {Array.from({ length: TILES }, (_, index) => (
        <rect
          key={index}
          x={index * TILE_PX + 2}
          y={PREVIEW_HEIGHT_PX - TILE_PX + 2}
          width={TILE_PX - 4}
          height={TILE_PX - 4}
          rx="4"
          fill={PREVIEW_COLORS[GLAZES[index % GLAZES.length] ?? 'surface']}
        />
      ))}
      <path fill={PREVIEW_COLORS['glaze-mustard']} d={archPath(RIM_PX)} />
      <path fill={PREVIEW_COLORS['glaze-paprika']} d={archPath(0)} />
      <g transform={`translate(${centre - MARK_CENTRE * MARK_SCALE} 130) scale(${MARK_SCALE})`}>
        <circle cx="16" cy="7.2" r="2" strokeWidth="1.8" fill="none" stroke={cream} />
        <path strokeWidth="2.4" d="M16 9v10" fill="none" stroke={cream} />
        <path fill={cream} d="M8.4 20.8a7.6 7.6 0 0 0 15.2 0c0-1.7-3.4-3-7.6-3s-7.6 1.3-7.6 3z" />
        <ellipse cx="16" cy="20.8" rx="5.4" ry="1.6" fill={PREVIEW_COLORS['glaze-mustard']} />
      </g>
    </svg>
  );
}

const ASPECT_RATIO = 28 / 31;

/** The drawing of `BrandMark` without CSS variables: `ImageResponse` reads no stylesheet. */
function PreviewMark({ heightPx }: { readonly heightPx: number }): ReactNode {
  const cream = PREVIEW_COLORS['on-night'];
  return (
    <svg width={heightPx * ASPECT_RATIO} height={heightPx} viewBox="2 1 28 31">
      <path fill={PREVIEW_COLORS['glaze-paprika']} d="M2 32V15C2 7 8.3 1 16 1s14 6 14 14v17z" />
      <circle cx="16" cy="7.2" r="2" strokeWidth="1.8" fill="none" stroke={cream} />
      <path strokeWidth="2.4" d="M16 9v10" fill="none" stroke={cream} />
      <path fill={cream} d="M8.4 20.8a7.6 7.6 0 0 0 15.2 0c0-1.7-3.4-3-7.6-3s-7.6 1.3-7.6 3z" />
      <ellipse cx="16" cy="20.8" rx="5.4" ry="1.6" fill={PREVIEW_COLORS['glaze-mustard']} />
    </svg>
  );
}

const PREVIEW_FONTS = { heading: 'Bricolage Grotesque', text: 'Figtree' } as const;

type FontFile = { readonly name: string; readonly data: Buffer; readonly weight: 500 | 700 };

/**
 * `next.config.mjs` adds the two font files below to the build; `turbopackIgnore` keeps file
 * tracing from adding all fonts of this folder.
 */
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@expo-google-fonts');

const read = (path: string): Buffer =>
  readFileSync(/* turbopackIgnore: true */ `${FOLDER}/${path}`);

/**
 * For letters that its fonts lack, `ImageResponse` requests a font from a third-party host. These
 * fonts contain the Romanian letters ă, â, î, ș and ț.
 */
const previewFontFiles: readonly FontFile[] = [
  {
    name: PREVIEW_FONTS.heading,
    data: read('bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
    weight: 700,
  },
  { name: PREVIEW_FONTS.text, data: read('figtree/500Medium/Figtree_500Medium.ttf'), weight: 500 },
];
