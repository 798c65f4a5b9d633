import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { PictureErrorHandler } from './picture-error-handler.client.tsx';

const expectReplaced = (picture: HTMLElement): void => {
  expect(picture.dataset['failed']).toBe('');
  expect(picture.hasAttribute('srcset')).toBe(false);
  expect(picture.getAttribute('src')).toMatch(/^data:image\/svg/);
};

const addPicture = (): HTMLImageElement => {
  const picture = document.body.appendChild(document.createElement('img'));
  picture.srcset = 'https://poze.example/b.jpg 2x';
  return picture;
};

describe('PictureErrorHandler', () => {
  afterEach(() => document.querySelectorAll('body > img').forEach((picture) => picture.remove()));

  // happy-dom loads no images. It reports an image as complete with a natural width of 0, as
  // browsers report an image that failed.
  it('replaces a picture that failed before hydration with a transparent image', () => {
    render(
      <>
        {createElement('img', { alt: 'Sarmale', src: 'https://poze.example/a.jpg' })}
        <PictureErrorHandler />
      </>,
    );
    expectReplaced(screen.getByRole('img', { name: 'Sarmale' }));
  });

  it('replaces a picture that is added later and fails, and no other', () => {
    render(<PictureErrorHandler />);
    const [failing, other] = [addPicture(), addPicture()];
    fireEvent.error(failing);
    expectReplaced(failing);
    expect(other.dataset['failed']).toBeUndefined();
  });

  it('stops listening when it unmounts', () => {
    render(<PictureErrorHandler />).unmount();
    const picture = addPicture();
    fireEvent.error(picture);
    expect(picture.dataset['failed']).toBeUndefined();
  });
});
