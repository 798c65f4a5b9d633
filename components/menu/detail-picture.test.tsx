import { formatPictureSource } from '@/components/ui/picture-source';
import { findDetailPicture } from './detail-picture.ts';

describe('the large picture of a thumbnail', () => {
  it.each([
    ['https://poze.example/a.jpg', true],
    ['https://poze.example/a.jpg?w=5&x=ș', true],
    ['https://furnizor.example/a.jpg?url=1&w=5', false],
  ])('is what the page would give for %s', (href, isResized) => {
    const picture = { href, isResized };
    const thumb = formatPictureSource(picture, 'thumb').src;
    expect(findDetailPicture(thumb)).toEqual(formatPictureSource(picture, 'detail'));
  });
});
