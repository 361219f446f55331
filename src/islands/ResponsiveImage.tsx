import type { Photo as PhotoAddresses } from '#assets/photo.ts';

interface Props {
  photo: PhotoAddresses;
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string;
  alt?: string;
  /** The picture that its page opens with. */
  isFirst?: boolean;
}

export function ResponsiveImage({ photo, sizes, alt = '', isFirst = false }: Props) {
  const { srcSet, src, width, height } = photo;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}
