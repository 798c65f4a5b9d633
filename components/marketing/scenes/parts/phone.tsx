import type { ReactNode } from 'react';
import { sceneCopy } from '@/lib/i18n/site/home-copy';
import { Dish } from './dish.tsx';
import { paint } from './paint.ts';

const ROW_HEIGHT = 64;

/** 220 x 440 SVG units. The origin is the top left corner. */
export function Phone(): ReactNode {
  const { restaurant, hours, categories, dishes, send } = sceneCopy;
  return (
    <g>
      <rect width="220" height="440" rx="34" fill={paint.plum} />
      <rect x="9" y="9" width="202" height="422" rx="26" fill={paint.cream} />
      <path d="M9 96V35A26 26 0 0 1 35 9h150a26 26 0 0 1 26 26v61z" fill={paint.paprika} />
      <rect x="82" y="17" width="56" height="10" rx="5" fill={paint.plum} />
      <text x="25" y="60" fill={paint.cream} fontSize="20" fontWeight="800">
        {restaurant}
      </text>
      <text x="25" y="80" fill={paint.cream} fontSize="13" fontWeight="500">
        {hours}
      </text>
      <rect x="22" y="110" width="58" height="26" rx="13" fill={paint.mustard} />
      <g fill={paint.plum} fontSize="12.5" textAnchor="middle">
        {categories.map((category, position) => (
          <text key={category} x={51 + position * 61} y="127.5">
            {category}
          </text>
        ))}
      </g>
      {dishes.map(({ drawing, name, price }, position) => (
        <g key={name} transform={`translate(22 ${150 + position * ROW_HEIGHT})`}>
          <Dish name={drawing} at={[24, 24]} scale={1.2} />
          <text x="58" y="21" fill={paint.plum} fontSize="15">
            {name}
          </text>
          <text x="58" y="40" fill={paint.paprika} fontSize="13" fontWeight="800">
            {price}
          </text>
          <path d="M58 56h118" stroke={paint.shade} />
        </g>
      ))}
      <rect x="22" y="362" width="176" height="44" rx="22" fill={paint.paprika} />
      <text x="110" y="389" fill={paint.cream} fontSize="16" textAnchor="middle">
        {send}
      </text>
      <rect x="80" y="415" width="60" height="4" rx="2" fill={paint.plum} />
    </g>
  );
}
