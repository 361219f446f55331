"""What can be said of a flavour's look; flavours.py says it for each."""
from dataclasses import dataclass, field


@dataclass
class Layer:
    """One band of a layered piece, from the band below up to height `top` (the piece spans -0.68 to 0.68)."""
    top: float
    base: str
    dark: str
    light: str
    roughness: float = 0.5
    bump: float = 1.0
    crumble: float = 1.0
    grain: float = 0.15
    mottle: float = 0.2
    inset: float = 0.0


@dataclass
class Swirl:
    """Ribbons folded through a piece: `bands` across it, bent by `fold`, `width` of each band's share."""
    colour: str
    bands: float = 0.62
    fold: float = 2.2
    width: float = 0.3
    soft: float = 0.025
    tone: str = ''


@dataclass
class Flecks:
    """Specks in the paste: cells per unit, radius within a cell, share of the cells filled."""
    colour: str
    scale: float
    radius: float
    share: float


@dataclass
class Bits:
    """Small things pressed into the pieces, or strewn on the board."""
    kind: str
    colours: list
    size: float
    count: int
    sink: float = 0.4
    apart: float = 0.0
    where: str = 'all'
    flat: bool = False
    finish: dict = field(default_factory=dict)


@dataclass
class Prop:
    """A larger thing beside the fudge: a function of props.py, where it stands, how it is turned (degrees)."""
    kind: str
    at: tuple
    turn: tuple = (0, 0, 0)
    scale: float = 1.0
    options: dict = field(default_factory=dict)


@dataclass
class Look:
    base: str
    dark: str
    light: str
    mottle: float = 0.2
    roughness: float = 0.48
    specular: float = 0.4
    translucency: float = 0.25
    glow: tuple = (0.22, 0.13, 0.07)
    grain: float = 0.15
    bump: float = 1.0
    crumble: float = 1.0
    sheen: float = 0.14
    layer_wave: float = 0.08
    layers: list = field(default_factory=list)
    swirl: Swirl = None
    flecks: list = field(default_factory=list)
    inside: list = field(default_factory=list)
    strewn: list = field(default_factory=list)
    props: list = field(default_factory=list)
